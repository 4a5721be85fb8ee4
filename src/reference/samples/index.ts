import type { SampleRequest } from '../requests/request';
import { csharp } from './csharp';
import { go } from './go';
import { java } from './java';
import { javascript } from './javascript';
import { CLIENT_LANGUAGES, type ClientLanguage, LANGUAGES, type Language } from './languages';
import { php } from './php';
import { powershell } from './powershell';
import { prepare } from './prepare';
import { python } from './python';
import { shell } from './shell';
import { typescript } from './typescript';
import { typescriptClient } from './typescriptClient';
import type { Write, WriteCall } from './writers';

/**
 * Writer of each language. Maintained generators (httpsnippet, @scalar/snippetz) write the key into the source instead
 * of reading it from the environment, and do not handle error responses.
 */
const WRITE: Readonly<Record<Language, Write>> = {
  shell,
  javascript,
  typescript,
  python,
  csharp,
  java,
  go,
  php,
  powershell,
};

const WRITE_CALL: Readonly<Record<ClientLanguage, WriteCall>> = { 'typescript-client': typescriptClient };

/** Returns runnable programs that send the request, one per language, then those that call a client. */
export function createSamples(request: SampleRequest): { language: string; label: string; text: string }[] {
  const prepared = prepare(request);
  const { call } = prepared;
  return [
    ...LANGUAGES.map(({ language, label }) => ({ language, label, text: WRITE[language](prepared) })),
    ...CLIENT_LANGUAGES.flatMap(({ language, label }) =>
      call ? [{ language, label, text: WRITE_CALL[language](call, prepared) }] : [],
    ),
  ];
}

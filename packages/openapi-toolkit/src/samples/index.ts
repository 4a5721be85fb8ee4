import type { Sample } from '../openapi/model';
import type { SampleRequest } from '../requests/request';
import { csharp } from './csharp';
import { javascript, typescript } from './fetch';
import { go } from './go';
import { java } from './java';
import { LANGUAGES, type Language } from './languages';
import { php } from './php';
import { powershell } from './powershell';
import { prepareRequest, variablesOf, type Write } from './prepareRequest';
import { python } from './python';
import { shell } from './shell';

/** Writer of each language. Maintained generators write the key into the source, and do not handle error responses. */
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

/** Returns runnable programs that send the request, one per language. */
export function createSamples(request: SampleRequest): Sample[] {
  const prepared = prepareRequest(request);
  const variables = variablesOf(request.secrets);
  const own = variables.length > 0 && { variables };
  return LANGUAGES.map(({ language, label }) => ({ language, label, text: WRITE[language](prepared), ...own }));
}

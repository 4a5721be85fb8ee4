import type { SampleRequest } from '../requests/request';
import { csharp } from './csharp';
import { go } from './go';
import { java } from './java';
import { javascript } from './javascript';
import { php } from './php';
import { powershell } from './powershell';
import { type Prepared, prepare } from './prepare';
import { python } from './python';
import { shell } from './shell';
import { typescript } from './typescript';

/**
 * In the order a page shows them. The templates are ours: the kept generators
 * (httpsnippet, @scalar/snippetz) write the key into the source instead of reading
 * it from the environment and leave out what happens when the answer is an error,
 * so that nobody would run what they give.
 */
const languages: { language: string; label: string; write: (prepared: Prepared) => string }[] = [
  { language: 'shell', label: 'curl', write: shell },
  { language: 'javascript', label: 'JavaScript', write: javascript },
  { language: 'typescript', label: 'TypeScript', write: typescript },
  { language: 'python', label: 'Python', write: python },
  { language: 'csharp', label: 'C#', write: csharp },
  { language: 'java', label: 'Java', write: java },
  { language: 'go', label: 'Go', write: go },
  { language: 'php', label: 'PHP', write: php },
  { language: 'powershell', label: 'PowerShell', write: powershell },
];

/** Programs that send the request, one per language, runnable as they stand. */
export function createSamples(request: SampleRequest): { language: string; label: string; text: string }[] {
  const prepared = prepare(request);
  return languages.map(({ language, label, write }) => ({ language, label, text: write(prepared) }));
}

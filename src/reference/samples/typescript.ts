// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the text of a sample has placeholders of its own.
import { fetchSample } from './fetch';
import type { Prepared } from './prepare';

/** As JavaScript, with the problem of RFC 9457 typed; its further members come along as the cause. */
export function typescript(prepared: Prepared): string {
  return fetchSample(prepared, {
    head: [
      '// Node.js 20 or later: npx tsx request.mts',
      'interface Problem {',
      '  type: string;',
      '  title: string;',
      '  status: number;',
      '  detail?: string;',
      '}',
      '',
    ],
    onError: [
      "  if (!response.headers.get('content-type')?.startsWith('application/problem+json')) {",
      '    throw new Error(`${response.status} ${await response.text()}`);',
      '  }',
      '  const problem = (await response.json()) as Problem;',
      "  throw new Error(`${response.status} ${problem.title}: ${problem.detail ?? ''}`, { cause: problem });",
    ],
    onJson: ['const answer: unknown = await response.json();', 'console.log(JSON.stringify(answer, null, 2));'],
  });
}

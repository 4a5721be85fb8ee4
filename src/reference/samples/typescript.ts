// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the text of a sample has placeholders of its own.
import type { TypesFile } from '../requests/request';
import { fetchSample } from './fetch';
import type { Prepared } from './prepare';
import { jsString } from './quote';

/** As JavaScript, with the problem of RFC 9457 typed; its further members come along as the cause. */
export function typescript(prepared: Prepared): string {
  const { types } = prepared;
  return fetchSample(prepared, {
    head: ['// Node.js 20 or later: npx tsx request.mts', ...(types ? typesOf(types) : PROBLEM), ''],
    onError: [
      "  if (!response.headers.get('content-type')?.startsWith('application/problem+json')) {",
      '    throw new Error(`${response.status} ${await response.text()}`);',
      '  }',
      '  const problem = (await response.json()) as Problem;',
      "  throw new Error(`${response.status} ${problem.title}: ${problem.detail ?? ''}`, { cause: problem });",
    ],
    onJson: [
      types ? 'const answer = (await response.json()) as Answer;' : 'const answer: unknown = await response.json();',
      'console.log(JSON.stringify(answer, null, 2));',
    ],
  });
}

/** Where no file of types says it. */
const PROBLEM = [
  'interface Problem {',
  '  type: string;',
  '  title: string;',
  '  status: number;',
  '  detail?: string;',
  '}',
];

/** A type-only import is erased: the sample runs without the file too. */
const typesOf = ({ url, file, answer, problem }: TypesFile): string[] => [
  `// Its types, to save beside it: ${url}`,
  `import type { components } from ${jsString(`./${file}`)};`,
  '',
  `type Answer = components['schemas'][${jsString(answer)}];`,
  `type Problem = components['schemas'][${jsString(problem)}];`,
];

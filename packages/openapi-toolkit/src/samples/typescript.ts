// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the text of a sample has placeholders of its own.

import { jsString } from '../lib/quote';
import type { TypesFile } from '../requests/request';
import { fetchSample } from './fetch';
import type { PreparedRequest } from './prepareRequest';

/** JavaScript with types from the contract: of the response, and of the RFC 9457 problem. */
export function typescript(prepared: PreparedRequest): string {
  const { types } = prepared;
  const responseType = prepared.output === 'json' ? types?.response : undefined;
  const problem = types?.problem;
  const declared = [
    responseType && `type Answer = components['schemas'][${jsString(responseType)}];`,
    problem && `type Problem = components['schemas'][${jsString(problem)}];`,
  ].filter((line) => line !== undefined);
  return fetchSample(prepared, {
    head: [
      '// Node.js 20 or later: npx tsx request.mts',
      ...(types && declared.length > 0 ? [...importOf(types), '', ...declared, ''] : []),
    ],
    onError: problem
      ? [
          "  if (!response.headers.get('content-type')?.startsWith('application/problem+json')) {",
          '    throw new Error(`${response.status} ${await response.text()}`);',
          '  }',
          '  const problem = (await response.json()) as Problem;',
          "  throw new Error(`${response.status} ${problem.title}: ${problem.detail ?? ''}`, { cause: problem });",
        ]
      : ['  throw new Error(`${response.status} ${await response.text()}`);'],
    onJson: [
      responseType
        ? 'const answer = (await response.json()) as Answer;'
        : 'const answer: unknown = await response.json();',
      'console.log(JSON.stringify(answer, null, 2));',
    ],
  });
}

/** A type-only import is erased, so the sample runs without the file. */
const importOf = ({ url, file }: TypesFile): string[] => [
  `// Its types, to save beside it: ${url}`,
  `import type { components } from ${jsString(`./${file}`)};`,
];

import { expect, it } from 'vitest';
import type { OperationPage } from '../../packages/docusaurus-preset-portal/src/openapi/model';
import { isProven, proofOf } from './proof';

const api = { id: 'api', version: '1.0.0' };
const samples = [
  { language: 'shell', text: 'curl' },
  { language: 'csharp', text: 'GetAsync()' },
];
const page = { api, operation: { id: 'x' }, samples } as unknown as OperationPage;

it.each<[boolean, string, object]>([
  [true, 'the same samples', {}],
  [false, 'another text', { samples: [{ language: 'shell', text: 'curl -v' }] }],
  [false, 'samples in another order', { samples: [...samples].reverse() }],
  [false, 'another version of the contract', { api: { ...api, version: '1.0.1' } }],
  [false, 'an operation of the same name in another API', { api: { ...api, id: 'other' } }],
  [false, 'an operation without proof', { operation: { id: 'y' } }],
])('%s for %s', (expected, _, changed) => {
  expect(isProven(proofOf([page], ['shell'], ['csharp']), { ...page, ...changed })).toBe(expected);
});

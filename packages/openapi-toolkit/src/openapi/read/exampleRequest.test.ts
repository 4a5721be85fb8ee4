import { expect, it } from 'vitest';
import { readExampleRequest } from './examples';

it.each([
  [undefined, undefined],
  ['companyId=1', undefined],
  [{}, { parameters: {} }],
  [
    { parameters: { id: '1' }, body: 'one', prefer: true },
    { parameters: { id: '1' }, body: 'one', prefer: true },
  ],
  [{ parameters: 'id=1', body: 1, prefer: 'yes' }, { parameters: {} }],
])('%j is read as %j', (value, expected) => {
  expect(readExampleRequest(value)).toEqual(expected);
});

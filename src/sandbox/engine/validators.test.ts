import { expect, it } from 'vitest';
import type { Document } from '../../openapi';
import { validators } from './validators';

const check = validators([
  {
    id: 'shapes',
    title: 'Shapes',
    document: {
      openapi: '3.0.3',
      info: { title: 'Shapes', version: '1' },
      paths: {},
      components: {
        schemas: {
          Whole: { type: 'integer' },
          Other: { type: 'string', pattern: '[\\w-.]' },
          Above: { type: 'number', minimum: 0, exclusiveMinimum: true },
        },
      },
    } as unknown as Document,
  },
]);
const faults = (name: string, value: unknown) =>
  check({ apiId: 'shapes', pointer: `#/components/schemas/${name}` }, value).map(({ keyword }) => keyword);

it('checks what validators can follow', () => {
  expect(faults('Whole', 'a')).toEqual(['type']);
  expect(faults('Whole', 1)).toEqual([]);
});

it('refuses nothing by a pattern that is no regular expression here, and checks the rest', () => {
  expect(faults('Other', 'å')).toEqual([]);
  expect(faults('Other', 1)).toEqual(['type']);
});

it('refuses nothing by a schema that no validator can follow', () => expect(faults('Above', 'a')).toEqual([]));

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
          Slow: { type: 'string', pattern: '^(a+)+$', maxLength: 50 },
          Long: { type: 'string', pattern: '^a*$' },
          Other: { type: 'string', pattern: '[\\w-.]' },
          Above: { type: 'number', minimum: 0, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: false },
          Broken: { type: 'number', minimum: '0' },
          Twice: { allOf: [{ pattern: '^a' }, { pattern: 'b$' }] },
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

it('refuses nothing by a pattern that would take years, and checks the rest', () => {
  expect(faults('Slow', `${'a'.repeat(40)}!`)).toEqual([]);
  expect(faults('Slow', 'a'.repeat(51))).toEqual(['maxLength']);
});

it('tests a pattern on texts that are not very long', () => {
  expect(faults('Long', 'b')).toEqual(['pattern']);
  expect(faults('Long', 'b'.repeat(2001))).toEqual([]);
});

it('refuses nothing by a schema that no validator can follow', () => expect(faults('Broken', 'a')).toEqual([]));

it.each<[number, string[]]>([
  [0, ['exclusiveMinimum']],
  [0.1, []],
  [9, []],
  [9.1, ['maximum']],
])('checks limits as OpenAPI 3.0 writes them: %d', (value, found) => expect(faults('Above', value)).toEqual(found));

it('checks both of two patterns', () => {
  expect(faults('Twice', 'ab')).toEqual([]);
  expect(faults('Twice', 'a')).toEqual(['pattern']);
  expect(faults('Twice', 'b')).toEqual(['pattern']);
});

import { expect, it } from 'vitest';
import type { Document } from './document';
import { resolve } from './resolve';

const document = {
  openapi: '3.1.0',
  info: { title: 'Shapes', version: '1' },
  components: {
    schemas: {
      Shape: { type: 'object', title: 'Shape', description: 'Any shape' },
      Named: { $ref: '#/components/schemas/Shape', description: 'Named', summary: 'Inner' },
      A: { $ref: '#/components/schemas/B' },
      B: { $ref: '#/components/schemas/A' },
    },
  },
} as unknown as Document;

const ref = (name: string, beside = {}) => ({ $ref: `#/components/schemas/${name}`, ...beside });

it.each([
  ['no reference', { title: 'Own' }, { title: 'Own' }],
  ['a reference', ref('Shape'), { type: 'object', title: 'Shape', description: 'Any shape' }],
  ['keywords beside it', ref('Shape', { title: 'Own' }), { type: 'object', title: 'Own', description: 'Any shape' }],
  ['two references', ref('Named'), { type: 'object', title: 'Shape', description: 'Named', summary: 'Inner' }],
  [
    'keywords beside both',
    ref('Named', { description: 'Outer' }),
    { type: 'object', title: 'Shape', description: 'Outer', summary: 'Inner' },
  ],
])('follows %s', (_name, value, resolved) => expect(resolve<object>(document, value)).toEqual(resolved));

it('returns the target itself without keywords beside the reference', () => {
  expect(resolve<object>(document, ref('Shape'))).toBe(document.components?.schemas?.Shape);
});

it('does not modify the contract', () => {
  const before = structuredClone(document);
  resolve<object>(document, ref('Named', { description: 'Outer' }));
  expect(document).toEqual(before);
});

it('rejects a circle', () => {
  expect(() => resolve<object>(document, ref('A'))).toThrow('The reference "#/components/schemas/A" refers to itself.');
});

it('rejects a dangling reference', () => {
  expect(() => resolve<object>(document, ref('C'))).toThrow('The reference "#/components/schemas/C" leads nowhere.');
});

import { describe, expect, it } from 'vitest';
import type { AnySchema } from '../document';
import { contextOf, ROOT } from './read.fixture';
import { readSchema } from './schema';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const schemas = {
  A: { type: 'string', description: 'Of A.' },
  Base: { title: 'A base', description: 'Of the base.', properties: { a: { type: 'string' } } },
};

/** Reads the schemas of one page in order. */
function readAll(...given: object[]) {
  const context = contextOf({ schemas });
  return given.map((schema) => readSchema(context, schema as AnySchema, ROOT));
}

describe('the description of a named schema', () => {
  it('is shown once on a page, beside the description of the use', () => {
    const own = { ...ref('A'), description: 'Own.' };
    expect(readAll(own, own).map(({ description, about }) => [description, about])).toEqual([
      ['<p>Own.</p>', '<p>Of A.</p>'],
      ['<p>Own.</p>', undefined],
    ]);
    expect(readAll(own, own).map((node) => 'about' in node)).toEqual([true, false]);
  });

  it('is omitted if the use has the same description', () => {
    const [first] = readAll(ref('A'));
    expect([first?.description, first?.about]).toEqual(['<p>Of A.</p>', undefined]);
  });
});

it('the description of a base is shown once on a page', () => {
  const heir = { allOf: [ref('Base'), { maxProperties: 3 }], title: 'An heir', description: 'Own.' };
  expect(readAll(heir, heir).map(({ description, notes }) => [description, notes])).toEqual([
    ['<p>Own.</p>\n<p>Of the base.</p>', [{ name: 'includes', value: 'A base' }]],
    ['<p>Own.</p>', []],
  ]);
});

it('the description of an unnamed part is shown each time', () => {
  const heir = { allOf: [{ title: 'T', description: 'Of the part.' }], title: 'T', description: 'Own.' };
  const words = ['<p>Own.</p>\n<p>Of the part.</p>', []];
  expect(readAll(heir, heir).map(({ description, notes }) => [description, notes])).toEqual([words, words]);
});

it.each<[string, object, string]>([
  ['of its shapes', { oneOf: [{ title: 'One' }, { title: 'Two' }] }, 'one of One or Two'],
  ['its own', { type: 'object', oneOf: [{ title: 'One' }, { title: 'Two' }] }, 'object'],
])('the type is %s', (_, schema, type) => expect(readAll(schema)[0]?.type).toBe(type));

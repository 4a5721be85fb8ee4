import { expect, it } from 'vitest';
import type { AnySchema } from '../document';
import type { SchemaNode } from '../model';
import { contextOf, ROOT } from './read.fixture';
import { readSchema } from './schema';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const schemas = {
  Line: { title: 'A line', type: 'object', properties: { long: { type: 'number' } } },
  Tree: {
    properties: {
      tree: { allOf: [ref('Tree'), { description: 'Of the branch.' }] },
      trees: { type: 'array', items: { allOf: [{ properties: { at: { type: 'string' } } }, ref('Tree')] } },
    },
  },
  Base: {
    properties: { kind: { type: 'string' } },
    discriminator: { propertyName: 'kind', mapping: { round: '#/components/schemas/Circle', Box: 'Box' } },
  },
};

const context = () => contextOf({ schemas });
const read = (schema: object, page = context()) => readSchema(page, schema as AnySchema, ROOT);
const notes = ({ notes: all }: SchemaNode) => all.map(({ name, value }) => `${name}: ${value}`);

it('repeats nothing for a plain reference', () => expect(notes(read(ref('Line')))).toEqual([]));

it('ends at a part that is an enclosing schema', () => {
  const [tree, trees] = read(ref('Tree')).children;
  expect(tree && [tree.description, notes(tree), tree.children]).toEqual([
    '<p>Of the branch.</p>',
    ['includes: Tree, shown above'],
    [],
  ]);
  expect(trees?.children.map(({ name }) => name)).toEqual(['at']);
  expect(trees && notes(trees)).toEqual(['each item: includes: Tree, shown above']);
});

it('ends at an enclosing schema in an unnamed schema', () => {
  const node = read({ allOf: [ref('Tree'), { description: 'Whole.' }] });
  expect(node.children.map((child) => [child.name, child.children.length])).toEqual([
    ['tree', 0],
    ['trees', 1],
  ]);
});

it('shows discriminator values without alternatives once on a page', () => {
  const page = context();
  expect(notes(read(ref('Base'), page))).toEqual(['shapes by kind: round: Circle, Box']);
  expect(notes(read(ref('Base'), page))).toEqual([]);
  const listed = read({
    oneOf: [ref('Line'), { type: 'object' }],
    discriminator: { propertyName: 'kind', mapping: { a: 'Line' } },
  });
  expect(notes(listed)).not.toContain('shapes by kind: a: Line');
});

import { describe, expect, it } from 'vitest';
import type { AnySchema, Schema } from '../document';
import type { SchemaNode } from '../model';
import type { SchemaPosition } from './pageContext';
import { contextOf, nodeOf, propertyOf, ROOT } from './read.fixture';
import { readSchema } from './schema';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const TREE = { name: 'Tree' };

const schemas: Record<string, Schema> = {
  Tree: { type: 'object', properties: { value: { type: 'string' }, child: ref('Tree') } },
  Forest: { type: 'array', items: ref('Tree') },
  Size: { type: 'object', properties: { width: { type: 'integer' } } },
};

const read = (schema: AnySchema, place: Partial<SchemaPosition> = {}, context = contextOf({ schemas })): SchemaNode =>
  readSchema(context, schema, { ...ROOT, ...place });

describe('a shape that contains itself', () => {
  it('ends in a link to the node that shows it', () => {
    expect(read(ref('Tree'), { name: 'tree', role: 'property', path: 'tree' })).toEqual(
      propertyOf('tree', {
        type: 'object',
        shape: TREE,
        children: [
          propertyOf('value', { anchor: 'at.tree.value', path: 'tree.value', type: 'string' }),
          propertyOf('child', {
            anchor: 'at.tree.child',
            path: 'tree.child',
            type: 'object',
            seeAnchor: 'at.tree',
            shape: TREE,
          }),
        ],
      }),
    );
  });

  it('is shown once below an array of it', () => {
    expect(read(ref('Forest'))).toEqual(
      nodeOf({
        type: 'array of objects',
        shape: { name: 'Forest' },
        children: [
          propertyOf('value', { path: '[].value', type: 'string' }),
          propertyOf('child', { path: '[].child', type: 'object', seeAnchor: 'at', shape: TREE }),
        ],
      }),
    );
  });

  it('is linked from an array inside it', () => {
    const context = contextOf({ schemas: { Node: { properties: { nodes: { type: 'array', items: ref('Node') } } } } });
    expect(read(ref('Node'), {}, context)).toEqual(
      nodeOf({
        type: 'object',
        shape: { name: 'Node' },
        children: [propertyOf('nodes', { type: 'array of objects', seeAnchor: 'at', shape: { name: 'Node' } })],
      }),
    );
  });
});

it('alternatives inside themselves are named where they are linked', () => {
  const oneOf = [
    { type: 'object', properties: { not: ref('Rule') } },
    { type: 'array', items: ref('Rule') },
    { type: 'string' },
  ];
  const { variants } = read(ref('Rule'), {}, contextOf({ schemas: { Rule: { oneOf } } }));
  const [not, all] = variants.flatMap(({ options }) => options);
  expect(not?.children[0]).toMatchObject({ type: 'one of object, array of any values or string', seeAnchor: 'at' });
  expect(all?.type).toBe('array of one of object, array of any values or string');
});

describe('a page that has grown too long', () => {
  const twice = (nodes: number, enclosing: SchemaPosition['enclosing']): SchemaNode => {
    const context = contextOf({ schemas });
    read(ref('Size'), { parent: 'first' }, context);
    context.nodes = nodes;
    return read(ref('Size'), { parent: 'second', enclosing }, context);
  };
  const within = [{ ref: '#/components/schemas/Tree', anchor: 'at' }];

  it('links to a repeated shape inside another', () =>
    expect(twice(1000, within)).toEqual(
      nodeOf({ anchor: 'second', type: 'object', seeAnchor: 'first', shape: { name: 'Size' } }),
    ));

  it.each([
    ['that is a whole body', 1000, []],
    ['on a shorter page', 400, within],
  ])('repeats a shape %s', (_, nodes, enclosing) => {
    const node = twice(nodes, enclosing);
    expect(node.children.map(({ anchor }) => anchor)).toEqual(['second.width']);
    expect(node.seeAnchor).toBeUndefined();
  });
});

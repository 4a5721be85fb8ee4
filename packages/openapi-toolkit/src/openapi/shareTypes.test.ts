import { describe, expect, it } from 'vitest';
import { operationOf } from '../testing';
import { shareTypes } from './shareTypes';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: object) => ({ type: 'object', properties });

const schemas = {
  Code: { title: 'code with label', ...object({ code: { type: 'string' }, label: object({ da: {}, en: {} }) }) },
  Address: object({ street: {}, status: ref('Code') }),
  Tree: object({ child: ref('Tree') }),
  Id: { type: 'string' },
};

/** Returns the shared types of an operation with these properties: name and anchors of the uses. */
function shared(properties: object, more: object = {}): [string, string[]][] {
  const { operation } = operationOf(
    { responses: { 200: { content: { 'application/json': { schema: object(properties) } } } } },
    { components: { schemas: { ...schemas, ...more } } },
  );
  const types = new Set(shareTypes(operation).values());
  return [...types].map(({ anchor, uses }) => [
    anchor,
    uses.map(({ node }) => node.anchor.replace('response-200.', '')),
  ]);
}

describe('types that a page describes once', () => {
  it.each<[string, object, [string, string[]][]]>([
    ['a schema used twice', { a: ref('Code'), b: ref('Code') }, [['type-Code', ['a', 'b']]]],
    [
      'as items of an array, too',
      { a: ref('Code'), b: { type: 'array', items: ref('Code') } },
      [['type-Code', ['a', 'b']]],
    ],
    [
      'with a description of its own at each place',
      { a: { ...ref('Code'), description: 'A' }, b: ref('Code') },
      [['type-Code', ['a', 'b']]],
    ],
    [
      'nullable at one place',
      { a: { anyOf: [ref('Code'), { type: 'null' }] }, b: ref('Code') },
      [['type-Code', ['a', 'b']]],
    ],
    ['without fields', { a: ref('Id'), b: ref('Id') }, []],
    ['inside a type that is shown once', { a: ref('Address'), b: ref('Address') }, [['type-Address', ['a', 'b']]]],
    [
      'inside a type and beside it',
      { a: ref('Address'), b: ref('Address'), c: ref('Code') },
      [
        ['type-Address', ['a', 'b']],
        ['type-Code', ['a.status', 'b.status', 'c']],
      ],
    ],
    ['that contains itself', { a: ref('Tree'), b: ref('Tree') }, [['type-Tree', ['a', 'b']]]],
    ['with other fields at one place', { a: ref('Code'), b: { allOf: [ref('Code')], properties: { own: {} } } }, []],
  ])('%s', (_, properties, expected) => {
    expect(shared(properties).sort()).toEqual(expected);
  });

  it('a type with a fact about one use', () => {
    const { operation } = operationOf(
      {
        responses: { 200: { content: { 'application/json': { schema: object({ a: ref('Code'), b: ref('Code') }) } } } },
      },
      { components: { schemas } },
    );
    const schema = operation.responses[0]?.media[0]?.schema;
    Object.assign(schema?.children[0]?.children[0] ?? {}, { facts: [{ text: 'code_of_a', ofUse: 'attribute' }] });
    expect([...new Set(shareTypes(operation).values())].map(({ uses }) => uses.length)).toEqual([2]);
  });

  it('two types of one name have different anchors', () => {
    const more = { 'x/Code': object({ other: { type: 'string' } }) };
    const types = shared({ a: ref('Code'), b: ref('Code'), c: ref('x~1Code'), d: ref('x~1Code') }, more);
    expect(types.map(([anchor]) => anchor)).toEqual(['type-Code', 'type-x-Code']);
  });
});

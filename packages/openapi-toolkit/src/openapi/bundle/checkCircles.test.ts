import { expect, it } from 'vitest';
import { contract, readContract } from './contract.fixture';

const text = (ref: string) => ({ get: { description: { $ref: ref }, responses: {} } });

it.each<[string, object, Record<string, string>, string, string]>([
  [
    'to itself',
    { info: { title: 'A', version: '1', description: { $ref: '#/info/description' } } },
    {},
    '#/info/description',
    'leads to itself',
  ],
  [
    'through another file',
    { paths: { '/a': text('one.yaml#/a') } },
    { 'one.yaml': 'a: {$ref: "two.yaml#/a"}', 'two.yaml': 'a: {$ref: "one.yaml#/a"}' },
    'one.yaml#/a',
    'leads to itself',
  ],
  [
    'in several files at once',
    { paths: { '/a': { $ref: 'one.yaml' }, '/b': { $ref: 'two.yaml' } } },
    {
      'one.yaml': 'get: {description: {$ref: "#/get/description"}}',
      'two.yaml': 'get: {description: {$ref: "#/get/description"}}',
    },
    'one.yaml#/get/description',
    'leads to itself',
  ],
  [
    'below itself',
    { paths: { '/a': text('#/paths/~1a/get/description/more') } },
    {},
    '/description',
    'leads to itself',
  ],
  ['with a wrong escape', { paths: { '/a': text('#/a%zz') } }, {}, '/description', 'has a "%" without two digits'],
])('a reference %s is reported once', async (_, parts, others, where, what) => {
  await expect(readContract(contract(parts), others)).rejects.toThrow(
    expect.objectContaining({
      name: 'ContractError',
      what: expect.stringContaining(what),
      where: expect.stringContaining(where),
    }),
  );
});

it('a schema that contains itself is read', async () => {
  const Node = { type: 'object', properties: { next: { $ref: '#/components/schemas/Node' } } };
  const { components } = await readContract(
    contract({ components: { schemas: { Node, Same: { $ref: '#/components/schemas/Node' } } } }),
  );
  expect(components?.schemas?.Node).toEqual(Node);
});

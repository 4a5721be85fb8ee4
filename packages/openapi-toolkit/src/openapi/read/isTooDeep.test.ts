import { expect, it } from 'vitest';
import type { Document } from '../document';
import { readOperations } from '../read/operation';
import { schemaNodes, schemasOf } from '../walk';

/** Types that all refer to each other, as objects that may be expanded do. */
function denseContract(types: number): Document {
  const name = (index: number) => `Type${index}`;
  const all = Array.from({ length: types }, (_, index) => name(index));
  const ref = (to: string) => ({ anyOf: [{ type: 'string' }, { $ref: `#/components/schemas/${to}` }] });
  const schemas = Object.fromEntries(
    all.map((one) => [one, { type: 'object', properties: Object.fromEntries(all.map((to) => [to, ref(to)])) }]),
  );
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Type0' } } };
  const get = { operationId: 'get', responses: { 200: { description: 'A', content } } };
  return {
    openapi: '3.1.0',
    info: { title: 'A', version: '1' },
    paths: { '/a': { get } },
    components: { schemas },
  } as Document;
}

it('a page of types that all refer to each other ends, and says what it leaves out', () => {
  const [read] = readOperations(denseContract(40), 'a.yaml');
  const nodes = schemasOf(read?.operation as never).flatMap(({ schema }) => [...schemaNodes(schema)]);
  expect(nodes.length).toBeGreaterThan(500);
  expect(nodes.length).toBeLessThan(2500);
  expect(
    nodes.filter(({ notes }) => notes.some(({ value }) => value.includes('the page is too long'))).length,
  ).toBeGreaterThan(0);
  // The fields of the body itself are all there.
  expect(nodes[0]?.children.length).toBe(40);
});

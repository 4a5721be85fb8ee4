import { describe, expect, it } from 'vitest';
import { contract, operation, readContract, schemas } from './contract.fixture';

it('allows references of other programs in extensions', async () => {
  const parts = { 'x-policy': [{ $ref: '../policies.yaml' }, { $ref: '#/none' }] };
  const document = contract({ ...parts, paths: { '/a': { get: parts } } });
  expect(await readContract(document)).toMatchObject(document);
});

it('reports a reference of a part whose name begins like an extension', async () => {
  const headers = { 'x-rate': { $ref: '#/components/headers/none' } };
  const document = operation({ responses: { 200: { description: 'a', headers } } });
  await expect(readContract(document)).rejects.toThrow('The reference "#/components/headers/none" leads nowhere.');
});

it('reports all references that lead nowhere', async () => {
  const document = schemas({ properties: { a: { $ref: '#/none' }, b: { $ref: 'none.yaml' } } });
  await expect(readContract(document)).rejects.toThrow(/properties\/a[\s\S]*properties\/b/);
});

it('finds a file with a blank in its name', async () => {
  const document = schemas({ $ref: 'With%20blank.yaml' });
  const { components } = await readContract(document, { 'With blank.yaml': 'type: string' });
  expect(JSON.stringify(components)).toContain('"type":"string"');
});

describe('resolves', () => {
  it.each<[string, Record<string, object>, string]>([
    [
      'an id',
      { A: { $id: 'https://a.test/a', properties: { b: { $ref: 'b' } } }, B: { $id: 'https://a.test/b' } },
      '#/components/schemas/B',
    ],
    ['an anchor', { A: { properties: { b: { $ref: '#main' } } }, B: { $anchor: 'main' } }, '#/components/schemas/B'],
    [
      'a dynamic anchor',
      { A: { properties: { b: { $dynamicRef: '#node' } } }, B: { $dynamicAnchor: 'node' } },
      '#/components/schemas/B',
    ],
    [
      'a pointer inside the schema with an id',
      { A: { $id: 'https://a.test/a', properties: { b: { $ref: '#/$defs/c' } }, $defs: { c: {} } } },
      '#/components/schemas/A/$defs/c',
    ],
    [
      'a pointer inside the file',
      { A: { $id: 'https://a.test/a', properties: { b: { $ref: '#/components/schemas/B' } } }, B: {} },
      '#/components/schemas/B',
    ],
  ])('%s', async (_, all, ref) => {
    const { components } = await readContract(contract({ components: { schemas: all } }));
    expect(components?.schemas?.A).toMatchObject({ properties: { b: { $ref: ref } } });
  });
});

it('reads the own address of a contract, and security schemes by address', async () => {
  const refs = {
    A: { $ref: 'https://a.test/v1/api.yaml#/components/schemas/C' },
    B: { $ref: 'api.yaml#/components/schemas/C' },
  };
  const { components, security } = await readContract(
    contract({
      openapi: '3.2.0',
      $self: 'https://a.test/v1/api.yaml',
      security: [{ '#/components/securitySchemes/key': [] }],
      components: { schemas: { ...refs, C: {} }, securitySchemes: { key: { type: 'http', scheme: 'basic' } } },
    }),
  );
  const ref = { $ref: '#/components/schemas/C' };
  expect([components?.schemas, security]).toMatchObject([{ A: ref, B: ref }, [{ key: [] }]]);
});

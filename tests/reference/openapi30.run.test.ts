import { createConfig, lintFromString } from '@redocly/openapi-core';
import { toOpenApi30 } from 'openapi-toolkit/node';
import { describe, expect, it } from 'vitest';
import { readContracts } from '../support/portal';

const contracts = await readContracts();

/** Keywords that OpenAPI 3.0 lacks, as keys of a schema; those with a counterpart in it are converted. */
const LATER_KEYWORDS = new Set(
  'const examples prefixItems propertyNames patternProperties $defs $id $anchor $comment if then else'
    .split(' ')
    .concat(
      'contains dependentSchemas dependentRequired unevaluatedProperties contentEncoding contentMediaType'.split(' '),
    ),
);

/** Keys whose values are data or extensions. */
const isData = (key: string) => ['example', 'default', 'enum', 'value'].includes(key) || key.startsWith('x-');

/** Visits each map of a document that may be a schema, with its pointer. */
function* maps(node: unknown, pointer = ''): Generator<[pointer: string, map: Record<string, unknown>]> {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) yield [pointer, node as Record<string, unknown>];
  for (const [key, value] of Object.entries(node)) if (!isData(key)) yield* maps(value, `${pointer}/${key}`);
}

/** A type or an alternative that allows null says so for the schema that it belongs to. */
const owner = (pointer: string) => pointer.replace(/\/(anyOf|oneOf)\/\d+$/, '');

const nullablePositions = (document: unknown): string[] =>
  [...maps(document)]
    .filter(([, { type, nullable }]) => nullable === true || [type].flat().includes('null'))
    .map(([pointer]) => owner(pointer))
    .sort();

const namesOf = (document: object) =>
  [...maps(document)].flatMap(([pointer, map]) => [
    ...(typeof map.operationId === 'string' ? [map.operationId] : []),
    ...(/^\/components\/[^/]+$/.test(pointer) || pointer.endsWith('/properties') ? Object.keys(map) : []),
  ]);

/** Lints a contract with its examples, all problems being errors. Hosts are placeholders. */
async function problemsOf(document: object): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended'],
    rules: { 'no-server-example.com': 'off', 'no-ambiguous-paths': 'off' },
  });
  const found = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'contract.json', config });
  return found.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`);
}

describe.each(contracts.map(({ ref, document }) => [ref.id, document] as const))('%s as OpenAPI 3.0', (_, document) => {
  const older = toOpenApi30(document);

  it('is linted with all its examples without a problem', async () => {
    expect(await problemsOf(older)).toEqual([]);
  });

  it('allows null at the same positions', () => {
    const positions = nullablePositions(older);
    expect(positions.length).toBeGreaterThan(0);
    expect(positions).toEqual(nullablePositions(document));
  });

  it('has the same operations, components and properties', () => {
    const names = namesOf(older);
    expect(names.length).toBeGreaterThan(10);
    expect(names).toEqual(namesOf(document));
  });

  it('has no keyword of a later version, and nothing beside a reference', () => {
    const schemas = [...maps(older)].filter(([pointer]) => !/\/(properties|examples|paths|schemas)$/.test(pointer));
    expect(schemas.length).toBeGreaterThan(100);
    const isExamplesOfMedia = (pointer: string) =>
      /\/(content\/[^/]*\/[^/]*|components|parameters\/[^/]+)$/.test(pointer);
    const found = schemas.flatMap(([pointer, map]) =>
      Object.keys(map)
        .filter((key) => LATER_KEYWORDS.has(key) && !(key === 'examples' && isExamplesOfMedia(pointer)))
        .concat(Array.isArray(map.type) ? ['type'] : [])
        .concat(map.$ref !== undefined && Object.keys(map).length > 1 ? ['$ref'] : [])
        .map((key) => `${pointer}: ${key}`),
    );
    expect(found).toEqual([]);
  });
});

it('finds a problem in a contract that is not converted', async () => {
  const [first] = contracts;
  expect(await problemsOf({ ...first?.document, openapi: '3.0.3' })).not.toEqual([]);
});

import path from 'node:path';
import { apis } from 'docusaurus-preset-portal/content';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleContract } from '../openapi/bundle/bundleContract';
import type { Document } from '../openapi/document';
import { isRef, lookUp } from '../openapi/pointer';
import { contractDifferences } from './contractDifferences';

const FIXTURES = ['everything-31.yaml', 'everything-30.yaml', 'foreign.yaml', 'requests.yaml', 'hostile.yaml'].map(
  (name) => `tests/fixtures/contracts/${name}`,
);
const files = [...apis.map(({ spec }) => path.join('api-specs', spec)), ...FIXTURES];

/** Keywords whose lists are ordered: positions of a tuple, values of an example. */
const ORDERED = new Set(['prefixItems', 'example', 'value', 'default']);

/** Reverses all keys and all unordered lists of a contract. */
function reversed(value: unknown, key = ''): unknown {
  if (key === 'examples' && Array.isArray(value)) return [...value].reverse();
  if (ORDERED.has(key) || key.startsWith('x-')) return value;
  if (Array.isArray(value)) return value.map((item) => reversed(item)).reverse();
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, part]) => [name, reversed(part, name)]),
  );
}

/** Replaces every reference by its target, except where a schema contains itself. */
function inlined(document: Document, value: unknown, open: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((item) => inlined(document, item, open));
  if (isRef(value)) {
    const { $ref, ...beside } = value;
    if (open.includes($ref)) return value;
    const target = inlined(document, lookUp(document, $ref).node, [...open, $ref]) as object;
    return { ...target, ...beside };
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inlined(document, part, open)]));
}

describe.each(files)('%s', (file) => {
  let document: Document;
  beforeAll(async () => {
    document = await bundleContract(file);
  });

  it('does not differ from itself', () => expect(contractDifferences(document, structuredClone(document))).toEqual([]));

  it('does not differ from itself in another order', () =>
    expect(contractDifferences(document, reversed(document) as Document)).toEqual([]));

  it('does not differ from itself without references', () => {
    const { components, paths: items, webhooks, ...rest } = document;
    const flat = { ...rest, components, ...(inlined(document, { paths: items, webhooks }) as object) } as Document;
    expect(contractDifferences(document, flat)).toEqual([]);
    expect(contractDifferences(flat, document)).toEqual([]);
  });
});

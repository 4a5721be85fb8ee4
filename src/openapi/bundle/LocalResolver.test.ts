import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createConfig, Source } from '@redocly/openapi-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LocalResolver } from './LocalResolver';
import { hasMarks, restoreKeys } from './protectKeys';

const aliases = (count: number) => `a: &one 1\nb: [${Array(count).fill('*one').join(', ')}]\n`;

let folder = '';
let resolver: LocalResolver;

beforeAll(async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'contracts-'));
  folder = path.join(parent, 'specs');
  await mkdir(path.join(parent, 'specs-of-others'));
  await mkdir(folder);
  await writeFile(path.join(folder, 'few.yaml'), aliases(20));
  await writeFile(path.join(folder, 'many.yaml'), aliases(21));
  await writeFile(path.join(parent, 'specs-of-others', 'a.yaml'), 'a: 1');
  resolver = new LocalResolver((await createConfig({})).resolve, folder);
});
afterAll(() => rm(path.dirname(folder), { recursive: true, force: true }));

it('reads a file of the folder', async () => {
  const { absoluteRef, body } = await resolver.loadExternalRef(path.join(folder, 'few.yaml'));
  expect({ absoluteRef, body }).toEqual({ absoluteRef: path.join(folder, 'few.yaml'), body: aliases(20) });
});

it.each([
  ['https://example.com/a.yaml', 'Remote $ref "https://example.com/a.yaml" is refused.'],
  ['../specs-of-others/a.yaml', 'The $ref leads out of the folder of the contracts, to "a.yaml".'],
  ['..', /^The \$ref leads out of the folder of the contracts, to ".*"\.$/],
  ['many.yaml', 'The file has 21 YAML aliases; at most 20 are read.'],
  ['missing.yaml', /ENOENT/],
])('refuses %s', async (ref, message) => {
  const file = ref.includes('://') ? ref : path.join(folder, ref);
  await expect(resolver.loadExternalRef(file)).rejects.toThrow(message);
});

it('refuses an alias inside the value that its anchor names', () => {
  const source = new Source(path.join(folder, 'a.yaml'), 'info: &info\n  title: A\n  x-again: *info\n');
  expect(() => resolver.parseDocument(source)).toThrow('A YAML alias stands inside the value that its anchor names.');
});

it('parses a file', () => {
  const file = path.resolve('specs/a.yaml');
  expect(resolver.parseDocument(new Source(file, 'a: 1')).parsed).toEqual({ a: 1 });
});

it('marks keys that have the name of a JavaScript function', () => {
  const { parsed } = resolver.parseDocument(new Source(path.resolve('specs/a.yaml'), 'paths: {/a: {valueOf: 1}}'));
  expect(hasMarks(parsed)).toBe(true);
  expect(restoreKeys(parsed)).toEqual({ paths: { '/a': { valueOf: 1 } } });
});

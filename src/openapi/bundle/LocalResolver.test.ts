import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createConfig, Source } from '@redocly/openapi-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LocalResolver } from './LocalResolver';
import { hasMarks, restoreKeys } from './protectKeys';

const aliases = `a: &one 1\nb: [${Array(500).fill('*one').join(', ')}]\n`;

let folder = '';
let resolver: LocalResolver;

beforeAll(async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'contracts-'));
  folder = path.join(parent, 'specs');
  await mkdir(path.join(parent, 'specs-of-others'));
  await mkdir(folder);
  await writeFile(path.join(folder, 'a.yaml'), aliases);
  await writeFile(path.join(parent, 'specs-of-others', 'a.yaml'), 'a: 1');
  resolver = new LocalResolver((await createConfig({})).resolve, folder);
});
afterAll(() => rm(path.dirname(folder), { recursive: true, force: true }));

it('reads a file of the folder', async () => {
  const { absoluteRef, body } = await resolver.loadExternalRef(path.join(folder, 'a.yaml'));
  expect({ absoluteRef, body }).toEqual({ absoluteRef: path.join(folder, 'a.yaml'), body: aliases });
});

it.each([
  ['https://example.com/a.yaml', 'Remote $ref "https://example.com/a.yaml" is refused.'],
  ['../specs-of-others/a.yaml', 'The $ref leads out of the folder of the contracts, to "a.yaml".'],
  ['..', /^The \$ref leads out of the folder of the contracts, to ".*"\.$/],
  ['missing.yaml', /ENOENT/],
])('refuses %s', async (ref, message) => {
  const file = ref.includes('://') ? ref : path.join(folder, ref);
  await expect(resolver.loadExternalRef(file)).rejects.toThrow(message);
});

it('refuses an alias inside the value that its anchor names', () => {
  const source = new Source(path.join(folder, 'a.yaml'), 'info: &info\n  title: A\n  x-again: *info\n');
  expect(() => resolver.parseDocument(source)).toThrow('A YAML alias stands inside the value that its anchor names.');
});

it('refuses aliases of aliases that multiply', () => {
  const levels = Array.from(
    { length: 8 },
    (_, at) => `a${at + 1}: &a${at + 1} [${Array(9).fill(`*a${at}`).join(', ')}]\n`,
  );
  const source = new Source(path.join(folder, 'a.yaml'), `a0: &a0 x\n${levels.join('')}`);
  expect(() => resolver.parseDocument(source)).toThrow('The YAML aliases of the file multiply without end.');
});

it('reads many aliases, beside an integer that is kept to the digit', async () => {
  const exact = new LocalResolver((await createConfig({})).resolve, folder, true);
  const { parsed } = exact.parseDocument(
    new Source(path.join(folder, 'a.yaml'), `${aliases}c: 12345678901234567890\n`),
  );
  expect((parsed as { b: number[] }).b).toHaveLength(500);
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

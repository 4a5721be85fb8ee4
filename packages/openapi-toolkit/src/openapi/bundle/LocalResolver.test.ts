import { execFileSync } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { createConfig, Source } from '@redocly/openapi-core';
import { beforeAll, expect, it } from 'vitest';
import { testFolder, writeFiles } from '../../../../../tests/support/testFolder';
import { LocalResolver } from './LocalResolver';
import { restoreKeys } from './protectKeys';

const aliases = `a: &one 1\nb: [${Array(500).fill('*one').join(', ')}]\n`;

const parent = testFolder();
const folder = path.join(parent, 'specs');
let resolver: LocalResolver;

beforeAll(async () => {
  writeFiles(parent, {
    'specs-of-others/a.yaml': 'a: 1',
    'specs/a.yaml': aliases,
    'specs/.git/config': 'token',
    'specs/.env': 'API_KEY=secret',
  });
  const links = {
    'absolute-link.md': '/etc/passwd',
    'link-to-folder': '../specs-of-others',
    'link-to-dot-file.md': '.env',
    'link-inside.yaml': 'a.yaml',
  };
  for (const [name, target] of Object.entries(links)) await symlink(target, path.join(folder, name));
  if (process.platform !== 'win32') execFileSync('mkfifo', [path.join(folder, 'pipe.md')]);
  resolver = new LocalResolver((await createConfig({})).resolve, [folder]);
});

it('reads a file of the folder', async () => {
  const { absoluteRef, body } = await resolver.loadExternalRef(path.join(folder, 'a.yaml'));
  expect({ absoluteRef, body }).toEqual({ absoluteRef: path.join(folder, 'a.yaml'), body: aliases });
});

it('follows a link inside the folder', async () => {
  expect((await resolver.loadExternalRef(path.join(folder, 'link-inside.yaml'))).body).toBe(aliases);
});

it('reads files of an additional folder, but no hidden ones', async () => {
  const allowed = path.join(path.dirname(folder), 'specs-of-others');
  const wider = new LocalResolver((await createConfig({})).resolve, [folder, allowed]);
  expect((await wider.loadExternalRef(path.join(allowed, 'a.yaml'))).body).toBe('a: 1');
  expect((await wider.loadExternalRef(path.join(folder, 'link-to-folder/a.yaml'))).body).toBe('a: 1');
  await expect(wider.loadExternalRef(path.join(folder, '.env'))).rejects.toThrow('hidden');
});

it.each([
  ['.env', 'The file ".env" is hidden: its name begins with a dot.'],
  ['.git/config', 'The file ".git/config" is hidden'],
  ['link-to-dot-file.md', 'The file ".env" is hidden'],
  ['absolute-link.md', 'The file is outside the folder of the contract'],
  ['link-to-folder/a.yaml', 'The file is outside the folder of the contract'],
  ['.', 'is a folder'],
  ...(process.platform === 'win32' ? [] : [['pipe.md', 'is not a file']]),
])(
  'refuses the file %s',
  async (name, message) => {
    await expect(resolver.loadExternalRef(path.join(folder, name as string))).rejects.toThrow(message);
  },
  20_000,
);

it.each([
  ['https://example.com/a.yaml', 'Remote $ref "https://example.com/a.yaml" is refused.'],
  ['../specs-of-others/a.yaml', 'The file is outside the folder of the contract'],
  ['..', 'The file is outside the folder of the contract'],
  ['../missing.yaml', 'The file is outside the folder of the contract'],
  ['missing.yaml', /"missing\.yaml" does not exist/],
])('rejects %s', async (ref, message) => {
  const file = ref.includes('://') ? ref : path.join(folder, ref);
  await expect(resolver.loadExternalRef(file)).rejects.toThrow(message);
});

it('rejects an alias inside its own anchor', () => {
  const source = new Source(path.join(folder, 'a.yaml'), 'info: &info\n  title: A\n  x-again: *info\n');
  expect(() => resolver.parseDocument(source)).toThrow('A YAML alias is inside the value of its own anchor.');
});

it('rejects aliases that multiply', () => {
  const levels = Array.from(
    { length: 8 },
    (_, at) => `a${at + 1}: &a${at + 1} [${Array(9).fill(`*a${at}`).join(', ')}]\n`,
  );
  const source = new Source(path.join(folder, 'a.yaml'), `a0: &a0 x\n${levels.join('')}`);
  expect(() => resolver.parseDocument(source)).toThrow('The YAML aliases of the file expand to more than');
});

it('reads many aliases, and preserves a long integer', async () => {
  const exact = new LocalResolver((await createConfig({})).resolve, [folder], { keepIntegers: true });
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
  expect(parsed).not.toEqual({ paths: { '/a': { valueOf: 1 } } });
  expect(restoreKeys(parsed)).toEqual({ paths: { '/a': { valueOf: 1 } } });
});

import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listFiles, listFilesSync } from '../../lib/listFiles';
import { foreignClasses, namesInCode } from './findNames.fixture';
import { changedParts, ledger } from './ledger';
import { emptied, names } from './names';
import { versions } from './types';

/** Imports of what packages do not document: files below `lib` or `dist`, and modules named internal. */
const PRIVATE_IMPORT =
  /['`]((?:@docusaurus\/[\w-]+|pushfeedback|docusaurus-[\w-]+)\/(?:(?:lib|dist)\/[^'`$*]+|internal))['`]/g;

/** A module however it is written: `…/internal` is `…/lib/internal.js`. */
const nameOf = (module: string) =>
  module.replace(/(\/index)?\.\w+$/, '').replace(/(?<!\/lib)\/internal$/, '/lib/internal');

it('every private part is as it was when it was last compared; if not, compare, then write its new hash', async () => {
  expect(ledger.length).toBeGreaterThan(0);
  expect(await changedParts('node_modules')).toEqual([]);
});

it.each(Object.entries(versions))('%s is installed as %s', (name, version) => {
  expect(JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version).toBe(version);
});

it('names each part once, and only files that exist', () => {
  const names = ledger.map((part) => `${part.package}/${part.file}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  const exists = (file: string) => existsSync(file) || existsSync(`${file}.tsx`);
  expect(ledger.flatMap(({ usedBy }) => usedBy).filter((file) => !exists(file))).toEqual([]);
});

it('has every override of src/theme', () => {
  const overrides = listFilesSync('src/theme')
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `src/theme/${file.replace(/(\/index)?\.tsx$/, '')}`);
  expect(overrides.length).toBeGreaterThan(0);
  const known = ledger.flatMap(({ usedBy }) => usedBy);
  // What an override is made of may stand beside it.
  const isKnown = (override: string) => known.some((one) => `${override}/`.startsWith(`${one}/`));
  expect(overrides.filter((override) => !isKnown(override))).toEqual([]);
});

it('has every import of a private module', async () => {
  const imports: [file: string, module: string][] = [];
  for (const file of (await listFiles('src')).filter((name) => /(?<!\.test)\.tsx?$/.test(name)))
    for (const [, module = ''] of readFileSync(`src/${file}`, 'utf8').matchAll(PRIVATE_IMPORT))
      if (!file.startsWith('plugins/upstream/')) imports.push([`src/${file}`, module]);
  expect(imports.length).toBeGreaterThan(0);
  const isKnown = ([file, module]: [string, string]) =>
    ledger.some(
      (part) =>
        nameOf(`${part.package}/${part.file}`) === nameOf(module) && part.usedBy.some((user) => file.startsWith(user)),
    );
  expect(imports.filter((one) => !isKnown(one))).toEqual([]);
});

/** True if the ledger has an entry for a name: a component of `src/theme`, or a module by its path. */
function isPart(name: string): boolean {
  const component = /^@theme\/(.*)/.exec(name)?.[1];
  if (component) return ledger.some(({ usedBy }) => usedBy.includes(`src/theme/${component}`));
  return name.includes('[') && ledger.some((part) => new RegExp(name).test(`/${part.package}/${part.file}`));
}

it('has every alias, replaced import, generated file, path and mark that code relies on, and no other', () => {
  const found = [...namesInCode()].filter(([name]) => !isPart(name));
  expect(found.length).toBeGreaterThan(10);
  const known = names.map(({ name }) => name);
  expect(found.filter(([name]) => !known.includes(name))).toEqual([]);
  const classes = foreignClasses();
  expect(classes.length).toBeGreaterThan(0);
  const byList = [...classes, ...emptied.map(({ name }) => name)];
  expect(known.filter((name) => !byList.includes(name)).sort()).toEqual(found.map(([name]) => name).sort());
});

it('has every class that styles rely on and neither Infima nor the theme documents', () =>
  expect(foreignClasses().filter((name) => !names.some((one) => one.name === name))).toEqual([]));

it('tells what changed, who relies on it and what to do', async () => {
  const messages = await changedParts('src');
  expect(messages).toHaveLength(ledger.length + names.length);
  expect(messages).toContainEqual(
    expect.stringMatching(
      /^@docusaurus\/core\/lib\/client\/preload\.js is gone since 3\.6\.3\. src\/plugins\/static-content/,
    ),
  );
});

import { appendFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { seal, unseal } from './seal';
import { makeFolder } from './site.fixture';

const roots: string[] = [];
/** A folder with one file, `server/module`. */
function kept(): string {
  const root = makeFolder(['kept/server/module']);
  roots.push(root);
  return path.join(root, 'kept');
}
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

it('what was sealed is there once it is opened', () => {
  const folder = kept();
  seal(folder);
  unseal(folder);
  expect(existsSync(`${folder}/server/module`)).toBe(true);
});

it('what was opened and not sealed again is gone', () => {
  const folder = kept();
  seal(folder);
  unseal(folder);
  unseal(folder);
  expect(existsSync(folder)).toBe(false);
});

it.each<[string, (file: string) => void]>([
  ['longer', (file) => appendFileSync(file, ' ')],
  ['empty', (file) => writeFileSync(file, '')],
  ['gone', (file) => rmSync(file)],
  ['one of more files', (file) => writeFileSync(`${file}s`, '')],
])('what is %s than it was is gone', (_, damage) => {
  const folder = kept();
  seal(folder);
  damage(`${folder}/server/module`);
  unseal(folder);
  expect(existsSync(folder)).toBe(false);
});

it('a seal whose folder was removed is no reason to fail', () => {
  const folder = kept();
  seal(folder);
  rmSync(folder, { recursive: true });
  unseal(folder);
  expect(existsSync(folder)).toBe(false);
});

it('a folder that is not there is neither sealed nor opened', () => {
  const folder = kept();
  rmSync(folder, { recursive: true });
  seal(folder);
  unseal(folder);
  expect(existsSync(folder)).toBe(false);
  // Made by the next build, and not by the one that sealed.
  mkdirSync(folder);
  unseal(folder);
  expect(existsSync(folder)).toBe(false);
});

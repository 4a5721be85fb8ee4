import { appendFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { seal, unseal } from './seal';

let root = '';
let folder = '';
const file = () => path.join(folder, 'server/module');

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'seal-'));
  folder = path.join(root, 'kept');
  mkdirSync(path.dirname(file()), { recursive: true });
  writeFileSync(file(), 'module');
});
afterEach(() => rmSync(root, { recursive: true }));

it('what was sealed is there once it is opened', () => {
  seal(folder);
  unseal(folder);
  expect(existsSync(file())).toBe(true);
});

it('what was opened and not sealed again is gone', () => {
  seal(folder);
  unseal(folder);
  unseal(folder);
  expect(existsSync(folder)).toBe(false);
});

it.each<[string, () => void]>([
  ['longer', () => appendFileSync(file(), ' ')],
  ['empty', () => writeFileSync(file(), '')],
  ['gone', () => rmSync(file())],
  ['one of more files', () => writeFileSync(`${file()}s`, '')],
])('what is %s than it was is gone', (_, damage) => {
  seal(folder);
  damage();
  unseal(folder);
  expect(existsSync(folder)).toBe(false);
});

it('a folder that is not there is neither sealed nor opened', () => {
  rmSync(folder, { recursive: true });
  seal(folder);
  unseal(folder);
  expect(existsSync(folder)).toBe(false);
  // Made by the next build, and not by the one that sealed.
  mkdirSync(folder);
  unseal(folder);
  expect(existsSync(folder)).toBe(false);
});

import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { registerCodes } from '../../terms/registers';
import { readSnapshot, writeSnapshot } from './snapshot';

const COMMITTED = 'docs/_data/attribute-translations.json';
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'snapshot-'));
  await cp('docs/_data', folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

test('the committed snapshot is valid, whole and about registers the site describes', async () => {
  const { attributes, date, sha256 } = await readSnapshot(COMMITTED);
  expect(attributes.length).toBeGreaterThan(0);
  expect(attributes.filter(({ register }) => !registerCodes.includes(register))).toEqual([]);
  expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(sha256).toMatch(/^[0-9a-f]{64}$/);
});

test('a snapshot changed by hand is refused', async () => {
  const file = path.join(folder, 'attribute-translations.json');
  const { attributes } = await readSnapshot(file);
  await writeFile(file, JSON.stringify(attributes));
  await expect(readSnapshot(file)).rejects.toThrow(/is not the one its \.meta\.json describes/);
});

test('a missing snapshot is refused', async () => {
  await expect(readSnapshot(path.join(folder, 'none.json'))).rejects.toThrow(/is missing/);
});

test('writing what was read gives the same bytes', async () => {
  const file = path.join(folder, 'attribute-translations.json');
  const before = await readSnapshot(file);
  await writeSnapshot(file, before.attributes, before.date);
  expect((await readSnapshot(file)).sha256).toBe(before.sha256);
});

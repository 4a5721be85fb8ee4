import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { registers } from '#vocabulary/registers';
import { testFolderOfEach } from '../../tests/support/testFolder';
import type { AttributeTranslation } from './model';
import { readSnapshot, withSnapshotFields, writeSnapshot } from './snapshot';

const folder = testFolderOfEach();
beforeEach(async () => {
  await cp('docs/_data', path.join(folder, 'docs/_data'), { recursive: true });
});

test('the committed snapshot is valid, whole and about registers the site describes', async () => {
  const { attributes, name } = await readSnapshot();
  expect(attributes.length).toBeGreaterThan(0);
  expect(attributes.filter(({ register }) => !Object.keys(registers).includes(register))).toEqual([]);
  expect(name).toMatch(/^snapshot of \d{4}-\d\d-\d\d \(\d+ attributes, sha256 [0-9a-f]{12}\)$/);
});

test('a snapshot changed by hand is refused', async () => {
  const { attributes } = await readSnapshot(folder);
  await writeFile(path.join(folder, 'docs/_data/attribute-translations.json'), JSON.stringify(attributes));
  await expect(readSnapshot(folder)).rejects.toThrow(/is not the one its \.meta\.json describes/);
});

test('a missing snapshot is refused', async () => {
  await expect(readSnapshot(path.join(folder, 'none'))).rejects.toThrow(/is missing/);
});

test('writing what was read gives the same bytes', async () => {
  const { attributes, name } = await readSnapshot(folder);
  await writeSnapshot(attributes, name.slice(12, 22), folder);
  expect((await readSnapshot(folder)).name).toBe(name);
});

test('fields that the API does not send are kept from the snapshot, while the register is the same', () => {
  const attribute = (key: string, other: Partial<AttributeTranslation> = {}): AttributeTranslation => ({
    key,
    entity: 'address',
    type: 'string',
    unit: null,
    label: { en: 'Street', da: 'Vej' },
    description: { en: 'Name.', da: 'Navn.' },
    register: 'DAR',
    ...other,
  });
  const snapshot = [
    attribute('a', { sourceField: 'DAR_Vej.navn', example: 'x' }),
    attribute('b', { status: 'derived' }),
  ];
  const [a, b, c] = withSnapshotFields(
    [attribute('a', { example: null }), attribute('b', { register: 'BBR' }), attribute('c')],
    snapshot,
  );
  expect(a).toMatchObject({ sourceField: 'DAR_Vej.navn', example: null });
  expect(b?.status).toBeUndefined();
  expect(c).toEqual(attribute('c'));
});

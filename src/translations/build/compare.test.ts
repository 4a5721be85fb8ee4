import { expect, test } from 'vitest';
import { compare, report } from './compare';
import { withCurated } from './curated';
import type { AttributeTranslation } from './model';

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

test('says what was added, changed (with the fields) and removed', () => {
  const before = [attribute('same'), attribute('new_label'), attribute('gone')];
  const after = [attribute('same'), attribute('new_label', { label: { en: 'Road', da: 'Vej' } }), attribute('fresh')];
  expect(report(compare(before, after), 3).split('\n')).toEqual([
    'Attribute translations: 3 attributes; 1 added, 1 changed, 1 removed.',
    '  changed new_label (label)',
    '  added fresh',
    '  removed gone',
  ]);
});

test('says that nothing changed', () => {
  expect(report(compare([attribute('a')], [attribute('a')]), 1)).toBe(
    'Attribute translations: 1 attributes, nothing changed.',
  );
});

test('facts the API does not send are kept from the snapshot, while the register is the same', () => {
  const known = [attribute('a', { sourceField: 'DAR_Vej.navn', example: 'x' }), attribute('b', { sourceField: 'old' })];
  const [a, b, c] = withCurated(
    [attribute('a', { example: null }), attribute('b', { register: 'BBR' }), attribute('c')],
    known,
  );
  expect(a).toMatchObject({ sourceField: 'DAR_Vej.navn', example: null });
  expect(b?.sourceField).toBeUndefined();
  expect(c).toEqual(attribute('c'));
});

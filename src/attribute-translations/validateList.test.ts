import { visibleText } from 'openapi-toolkit';
import { expect, test } from 'vitest';
import { validateList } from './validateList';

const validate = (list: unknown) => validateList(JSON.stringify(list));

const entry = {
  key: 'floor_area',
  entity: 'address',
  type: 'integer',
  unit: 'm2',
  label: { en: 'Floor area', da: 'Etageareal' },
  description: { en: 'Area.', da: 'Areal.' },
  register: 'Matriklen',
};

test('reads an entry, knows the register by its Danish name and drops what it does not know', () => {
  const { attributes } = validate([{ ...entry, colour: 'red' }]);
  expect(attributes).toEqual([{ ...entry, register: 'MAT' }]);
});

test('a unit may be null or missing', () => {
  const { unit: _unit, ...without } = entry;
  expect(validate([{ ...entry, unit: null }]).attributes[0]?.unit).toBeNull();
  expect(validate([without]).attributes[0]?.unit).toBeNull();
});

test('an entry takes nothing from its prototype', () => {
  const { faults } = validateList(`[{"__proto__": ${JSON.stringify(entry)}}]`);
  expect(faults).toContain('entry 1: key is required');
  expect(({} as Record<string, unknown>).key).toBeUndefined();
});

test('refuses every character that is not seen: controls, direction marks, zero-width and tag characters', () => {
  // All planes with such characters; of the surrogates one.
  const all = Array.from({ length: 0x10000 }, (_, code) => [code, code + 0xe0000]).flat();
  const removed = all.filter((code) => code <= 0xd800 || code > 0xdfff).map((code) => String.fromCodePoint(code));
  const invisible = [
    ...removed.filter((text) => visibleText(text) !== text),
    ...'\t\n\u00AD\u200B\u200C\u200D\u2060\uFE0F',
  ];
  expect(invisible.length).toBeGreaterThan(200);
  const { faults } = validate(
    invisible.map((eachText, at) => {
      const text = `a${eachText}b`;
      return { ...entry, key: `a${at}`, label: { ...entry.label, en: text }, example: [{ [text]: 1 }, text][at % 2] };
    }),
  );
  expect(faults).toEqual(
    invisible.flatMap((_, at) => ['label.en', 'example'].map((field) => `a${at}: ${field} holds invisible characters`)),
  );
});

test('markup in a label is text like any other', () => {
  const en = '<script>alert(1)</script> {x} import y';
  expect(validate([{ ...entry, label: { en, da: 'x' } }]).attributes[0]?.label.en).toBe(en);
});

test('a message never repeats more than a little of a value', () => {
  const [fault = ''] = validate([{ ...entry, type: 'x'.repeat(150) }]).faults;
  expect(fault.length).toBeLessThan(200);
  expect(validateList('x'.repeat(100_000)).faults[0]?.length).toBeLessThan(100);
});

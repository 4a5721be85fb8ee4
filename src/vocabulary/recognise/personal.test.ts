import { describe, expect, it } from 'vitest';
import { mayBePersonal, recognise } from './recognise';

describe('a text with the form of a CPR number', () => {
  it.each([
    '700190-0000',
    '700190 - 0000',
    '7001900000',
    '７００１９００００0',
    'cpr 700190-0000',
    'cpr-nr.: 7001900000',
    // Its date is wrong, or it is incomplete; the hyphen identifies it.
    '990190-0000',
    '701390-0000',
    '700190-00',
    'cpr 7001900',
    'cprnr 7001900',
    'cpr nr 7001900',
    'personnummer 7001900',
    // A numeric column dropped the leading zero.
    '610190000',
    // Another name does not change its type.
    'cvr 700190-0000',
    'P-nummer 700190-0000',
    'plate 700190-0000',
    'cpr.nr 700190-0000',
    'cpr7001900000',
    '70.01.90-0000',
    '70 01 90 0000',
    '(700190-0000)',
    '="7001900000"',
    '7001900000.0',
    '700190–0000',
    '700190/0000',
    '700190_0000',
    '700190-000O',
    '700190-00000',
    // Within other text.
    'Hans Jensen 700190-0000',
    '700190-0000;Hans',
    'customer 7001900000 case 12',
    'https://example.com/?cpr=700190-0000',
    `7001900000 ${'x'.repeat(100)}`,
  ])('%s is personal, and is not repeated', (text) => {
    const found = recognise(text);
    const given = text === '610190000' ? ['6101', '0190'] : ['7001', '9901', '7013', '７００１', '6101'];
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ isPersonal, value }) => !isPersonal || value !== '')).toEqual([]);
    for (const part of given) expect(JSON.stringify(found)).not.toContain(part);
  });

  it('among other text, is said to be there and nothing more', () =>
    expect(recognise('Hans Jensen 700190-0000')).toEqual([
      {
        identifier: 'cpr',
        name: 'CPR number',
        section: 'cpr',
        value: '',
        fills: {},
        changes: [],
        isPersonal: true,
        isValid: false,
        verdict: 'In this text stands what can be a CPR number.',
      },
    ]));

  it('is a P-number when that is said', () =>
    expect(recognise('P-nummer 7001900000').map(({ value, isPersonal }) => [value, isPersonal])).toEqual([
      ['7001900000', undefined],
    ]));

  it.each([
    '9990000011',
    '1028000000',
    '999000001',
    // Parts of other identifiers that contain a date.
    '01010190_12B',
    '01010190_12B__1__tv',
    'b0113112-9012-345c-8000-000000000001',
    '500552-12',
    'order 4711 of 2026-11-22',
    `9990000011 ${'x'.repeat(100)}`,
  ])('%s begins with no date', (text) => expect(recognise(text).filter(({ isPersonal }) => isPersonal)).toEqual([]));
});

describe('what is put into no address', () => {
  it.each([
    '700190-0000',
    '7001900000',
    '010190000',
    '010190-0',
    '0101900',
    '00000000-0000-4000-8000-000000000901',
    'Prøvestien 7, 9999 Eksempelby',
    'Eksempelvej 12B',
    'post@example.com',
    '+45 12 34 56 78',
  ])('%s can be personal, or become it', (text) => expect(mayBePersonal(text)).toBe(true));

  it.each([
    '',
    '09900012',
    '010190',
    '999000001',
    'QQ12345',
    'company',
    'P-nummer 9990000011',
    '2026-11-22',
  ])('%s can not', (text) => expect(mayBePersonal(text)).toBe(false));
});

import { describe, expect, it } from 'vitest';
import { recognise } from '.';

describe('a text with the form of a CPR number', () => {
  it.each([
    '700190-0000',
    '700190 - 0000',
    '7001900000',
    '７００１９００００0',
    'cpr 700190-0000',
    'cpr-nr.: 7001900000',
    // Its date is wrong, or it is not typed to its end; the hyphen says what is meant.
    '990190-0000',
    '701390-0000',
    '700190-00',
    'cpr 7001900',
    // A column of numbers dropped the leading zero.
    '610190000',
  ])('%s is personal, and is not repeated', (text) => {
    const found = recognise(text);
    const given = text === '610190000' ? ['6101', '0190'] : ['7001', '9901', '7013', '７００１', '6101'];
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ isPersonal, value }) => !isPersonal || value !== '')).toEqual([]);
    for (const part of given) expect(JSON.stringify(found)).not.toContain(part);
  });

  it.each([
    ['700190-0000', undefined],
    ['990190-0000', 1],
    ['701390-0000', 3],
    ['900290-0000', 1],
    ['890201-0000', 1],
    ['890204-4000', undefined],
    ['700190-00', 10],
  ])('%s fails at %s', (text, at) => expect(recognise(text)[0]?.fault?.at).toBe(at));

  it('is a P-number when that is said', () =>
    expect(recognise('P-nummer 7001900000').map(({ value, isPersonal }) => [value, isPersonal])).toEqual([
      ['7001900000', undefined],
    ]));

  it.each(['9990000011', '1028000000', '999000001'])('%s begins with no date', (text) =>
    expect(recognise(text).filter(({ isPersonal }) => isPersonal)).toEqual([]));
});

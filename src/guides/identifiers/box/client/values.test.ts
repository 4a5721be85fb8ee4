import { describe, expect, it } from 'vitest';
import { described } from '../../../../vocabulary/recognise';
import { listData } from '../build/listData';
import { noMatchMessage, pastedValues, REDACTED, rowOf, sheetOf } from './values';

describe('the values of a text', () => {
  it.each<[string, string[]]>([
    ['09900012', ['09900012']],
    ['09900012\r\n09900020\n', ['09900012', '09900020']],
    // Two columns that form one key.
    ['9990001\t12ab\n9990001\t13c', ['9990001 12ab', '9990001 13c']],
    ['9990001, 12ab', ['9990001, 12ab']],
    ['09900012, 09900020', ['09900012', '09900020']],
    ['09900012 / 09900020', ['09900012', '09900020']],
    ['12345674 12345674', ['12345674', '12345674']],
    ['a\tb', ['a', 'b']],
    ['\n \r\n09900012\t;\t QQ12345\n\n', ['09900012', ' QQ12345']],
    ['QQ\t12345', ['QQ', '12345']],
    ['09900012,, QQ12345 ,', ['09900012', 'QQ12345']],
    ['Prøvestien 7;Strandbo 5', ['Prøvestien 7', 'Strandbo 5']],
    ['Adresse;Nummerplade\nPrøvestien 7;QQ12345', ['Prøvestien 7', 'QQ12345']],
    ['CVR\nAdresse', ['CVR', 'Adresse']],
    ['', []],
  ])('%j: %j', (text, values) => expect(pastedValues(text, {})).toEqual(values));
});

describe('a column for a spreadsheet', () => {
  const rows = ['09900012', '12345679', '700190-0000', 'no, such "thing"\tat all', '=1+"1"', 'Navn'].map((value) =>
    rowOf(value, {}),
  );

  it('returns the input, its meaning and the position of its fault', () => {
    const lines = [
      ['Typed', 'Can be', 'Value', 'Valid', 'Verdict'],
      ['="09900012"', 'CVR number', '="09900012"', 'yes', 'A CVR number: it passes the modulus 11 check.'],
      [
        '="12345679"',
        'CVR number',
        '',
        'no',
        'A CVR number with a wrong check digit. Modulus 11 fails: after these seven digits the last one is 4. One of the eight is mistyped. Character 8.',
      ],
      [
        'not repeated',
        'CPR number',
        '',
        'yes',
        'The form of a CPR number, with a date. Its checksum is not to be trusted: numbers that fail modulus 11 are valid.',
      ],
      ['no, such "thing" at all', '', '', 'no', 'No identifier has this form.'],
      ['="=1+""1"""', '', '', 'no', 'No identifier has this form.'],
      ['Navn', '', '', 'no', 'No identifier has this form.'],
    ];
    expect(sheetOf(rows)).toBe(lines.map((cells) => `${cells.join('\t')}\r\n`).join(''));
  });
});

describe('the best reading of a value', () => {
  it.each<[string, string, string, string]>([
    [' 09900012 ', '09900012', '09900012', 'A CVR number: it passes the modulus 11 check.'],
    ['0990001X', '0990001X', '', 'Not a CVR number. Expected a digit. Character 8.'],
    [' <no> ', '<no>', '', 'No identifier has this form.'],
  ])('%j', (text, typed, value, verdict) => expect(rowOf(text, {})).toMatchObject({ typed, value, verdict }));

  it('explains a number that a spreadsheet shortened', () => {
    const says =
      'A spreadsheet has shortened this number: its last digits are lost. Show the column as text, and copy again.';
    expect([noMatchMessage('9.99999999999999E+15'), rowOf('9,9E15', {}).verdict]).toEqual([says, says]);
    expect(REDACTED).toBe('not repeated');
  });
});

it('lists the identifiers with their sections of the page', () => {
  const { links } = listData();
  expect(links.map(({ name }) => name)).toEqual(described.map(({ name }) => name));
  expect(links.filter(({ href }) => !/^#[a-z-]+$/.test(href))).toEqual([]);
});

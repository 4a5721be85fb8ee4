import { describe, expect, it } from 'vitest';
import { csvOf, rowOf, valuesIn } from './values';

describe('the values of a text', () => {
  it.each<[string, string[]]>([
    ['09900012', ['09900012']],
    ['09900012\r\n09900020\n', ['09900012', '09900020']],
    ['09900012\tQQ12345', ['09900012', 'QQ12345']],
    // Two columns that are one key.
    ['9990001\t12ab\n9990001\t13c', ['9990001 12ab', '9990001 13c']],
    ['9990001, 12ab', ['9990001, 12ab']],
    ['09900012, 09900020', ['09900012', '09900020']],
    ['09900012 / 09900020', ['09900012', '09900020']],
    ['09900012 09900020 QQ12345', ['09900012', '09900020', 'QQ12345']],
    ['0990 0012', ['0990 0012']],
    ['9999 9999 9999 9901', ['9999 9999 9999 9901']],
    // Not the sixteen digits of a vehicle.
    ['12345674\t12345674', ['12345674', '12345674']],
    ['12345674 12345674', ['12345674', '12345674']],
    ['a, b', ['a, b']],
    ['', []],
  ])('%j: %j', (text, values) => expect(valuesIn(text, {})).toEqual(values));
});

describe('a column as CSV', () => {
  const rows = ['09900012', '12345679', '700190-0000', 'no, such "thing" at all'].map((value) => rowOf(value, {}));

  it('has what was typed, what it is, and where it fails', () => {
    expect(csvOf(rows).split('\r\n')).toEqual([
      'Typed,Can be,Value,Right,Verdict',
      '09900012,CVR number,09900012,yes,A CVR number: modulus 11 is right.',
      '12345679,BFE number,12345679,yes,"A BFE number: it has no check digit, and no fixed length."',
      'not repeated,CPR number,,yes,"The form of a CPR number, with a date. Its checksum is not to be trusted: numbers that fail modulus 11 are valid."',
      '"no, such ""thing"" at all",,,no,No identifier has this form.',
      '',
    ]);
  });
});

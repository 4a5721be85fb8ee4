import { expect, it } from 'vitest';
import { csvText } from './csv';

it('quotes what would break a row, and begins with the byte order mark', () => {
  expect(
    csvText(
      ['a', 'b'],
      [
        ['1,2', 'say "x"'],
        [null, undefined],
        ['two\nlines', 3],
      ],
    ),
  ).toBe('\uFEFFa,b\r\n"1,2","say ""x"""\r\n,\r\n"two\nlines",3\r\n');
});

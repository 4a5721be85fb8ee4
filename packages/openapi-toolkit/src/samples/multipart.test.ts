import { expect, it } from 'vitest';
import { dispositionOf, isFilePart, typeOfPart } from './text';

it.each([
  ['a file', { name: 'a', filename: 'a.txt' }, true, 'application/octet-stream'],
  ['a value', { name: 'a', value: '' }, false, 'text/plain; charset=utf-8'],
  ['a value with a file name', { name: 'a', value: 'x', filename: 'a.txt' }, false, 'text/plain; charset=utf-8'],
  ['neither', { name: 'a' }, false, 'text/plain; charset=utf-8'],
  ['a type of its own', { name: 'a', filename: 'a.txt', mediaType: 'text/csv' }, true, 'text/csv'],
])('isFile and typeOfPart: %s', (_, part, wanted, type) => {
  expect(isFilePart(part)).toBe(wanted);
  expect(typeOfPart(part)).toBe(type);
});

it('dispositionOf escapes quotes and line ends', () => {
  expect(dispositionOf({ name: 'a"b\rc\nd\r\n"%', filename: '"' })).toBe(
    'name="a%22b%0Dc%0Ad%0D%0A%22%"; filename="%22"',
  );
});

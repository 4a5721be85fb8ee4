import { expect, it } from 'vitest';
import { isFile, partName } from './multipart';

it.each([
  ['a file', { name: 'a', filename: 'a.txt' }, true],
  ['a value', { name: 'a', value: '' }, false],
  ['a value with a file name', { name: 'a', value: 'x', filename: 'a.txt' }, false],
  ['neither', { name: 'a' }, false],
])('isFile: %s', (_, part, wanted) => expect(isFile(part)).toBe(wanted));

it('partName escapes quotes and line ends', () => {
  expect(partName('a"b\rc\nd\r\n"%')).toBe('a%22b%0Dc%0Ad%0D%0A%22%');
});

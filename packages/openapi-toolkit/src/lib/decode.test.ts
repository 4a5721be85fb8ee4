import { expect, it } from 'vitest';
import { searchSource } from '../../../../tests/support/searchSource';
import { decodeSafely, idOfHash, wellEncoded } from './decode';

it.each([
  ['caf%C3%A9', 'café'],
  ['%', '%'],
  ['%E0%A4%A', '%E0%A4%A'],
  ['100%25', '100%'],
])('decodes %s to %s', (text, decoded) => expect(decodeSafely(text)).toBe(decoded));

it.each([
  ['#%', '%'],
  ['#a%20b', 'a b'],
  ['', ''],
])('the id in %j is %j', (hash, id) => expect(idOfHash(hash)).toBe(id));

it.each([
  ['#%', '#%25'],
  ['#50%-a%20b', '#50%25-a%20b'],
  ['/docs/%E0%A4%A', '/docs/%25E0%25A4%25A'],
  ['/docs/caf%C3%A9%', '/docs/caf%C3%A9%25'],
  ['/docs/a%20b#x', '/docs/a%20b#x'],
])('%s becomes %s, which can be decoded', (address, encoded) => {
  expect(wellEncoded(address)).toBe(encoded);
  expect(() => decodeURI(encoded)).not.toThrow();
  expect(wellEncoded(encoded)).toBe(encoded);
});

it('is what code of the browser decodes addresses with', () => {
  const inBrowser = /\/(client|theme|chrome|pages|client-modules)\//;
  expect(searchSource(/\bdecodeURI(Component)?\(/).filter((file) => inBrowser.test(file))).toEqual([]);
});

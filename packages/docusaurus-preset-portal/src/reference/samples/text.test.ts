import { describe, expect, it } from 'vitest';
import { hasUniqueNames, joinLines, joinText, type SampleText, withoutSecrets } from './text';

const secret = { secret: { variable: 'EXAMPLE_KEY', local: 'apiKey' } };

it.each<[string, SampleText, string | undefined]>([
  ['literal parts as one', ['a', 'b'], 'ab'],
  ['nothing', [], ''],
  ['undefined with a secret', ['a', secret], undefined],
])('plainText: %s', (_, text, wanted) => expect(withoutSecrets(text)).toBe(wanted));

it.each<[string, SampleText, SampleText]>([
  ['joins neighbours', ['a', 'b', secret, 'c', 'd'], ['ab', secret, 'cd']],
  ['keeps secrets apart', [secret, secret, 'a'], [secret, secret, 'a']],
  ['nothing', [], []],
])('joinText: %s', (_, text, wanted) => expect(joinText(text)).toEqual(wanted));

it.each([
  [['a', 'b'], true],
  [['a', 'b', 'a'], false],
  [[], true],
])('isMap: %j is %j', (names, wanted) => expect(hasUniqueNames(names.map((name) => ({ name })))).toBe(wanted));

describe('lines', () => {
  it('omits undefined and false, keeps empty lines', () => {
    expect(joinLines('a', false, undefined, '', ['b', false, undefined, '', 'c'], [])).toBe('a\n\nb\n\nc');
  });
});

import { expect, it } from 'vitest';
import {
  amountQuestions,
  attributeQueries,
  codeEndings,
  codeWords,
  definitionQuestions,
  inflections,
  kindWords,
  lightWords,
  linkingLetters,
  numberWords,
  questionWords,
  statusWords,
} from './language';

it.each<[string, string, RegExp, string]>([
  ['a linking letter', 'ejendoms', linkingLetters, 'ejendom'],
  ['a linking letter', 'gade', linkingLetters, 'gad'],
  ['a linking letter', 'sol', linkingLetters, 'sol'],
  ...['ernes', 'erne', 'enes', 'ene', 'eren', 'ers', 'er', 'ens', 'en', 'ets', 'et', 'es', 'e', 's'].map(
    (ending): [string, string, RegExp, string] => ['an ending', `tag${ending}`, inflections, 'tag'],
  ),
  ['an ending', 'sok', inflections, 'sok'],
  ...['kode', 'koden', 'koder', 'koderne', 'skode', 'type', 'typen', 'nr', 'nummer', 'værdi', 'KODE'].map(
    (ending): [string, string, RegExp, string] => ['the end of a code', `tag${ending}`, codeEndings, 'tag'],
  ),
  ['the end of a code', 'kode', codeEndings, 'kode'],
  ['the end of a code', 'tgkode', codeEndings, 'tgkode'],
  ['the end of a code', 'tagkodex', codeEndings, 'tagkodex'],
  ['a word of a number', 'CVR no. 1 NR num: 2 nos er nummer number is x', numberWords, 'CVR  1 NR  2      x'],
  ['a word of a number', 'nota her2', numberWords, 'nota her2'],
  ...['many', 'much', 'often', 'long', 'old', 'large', 'big'].map((word): [string, string, RegExp, string] => [
    'an amount',
    `How ${word} x how ${word}`,
    amountQuestions,
    ' x ',
  ]),
  ...['mange', 'meget', 'ofte', 'tit', 'længe', 'stor', 'store', 'stort', 'lang tid'].map(
    (word): [string, string, RegExp, string] => ['an amount', `Hvor ${word} x`, amountQuestions, ' x'],
  ),
  ['an amount', 'show many how manyx', amountQuestions, 'show many how manyx'],
])('%s of %j goes', (_, text, words, rest) => expect(text.replace(words, '')).toBe(rest));

it.each<[string, readonly string[]]>([
  ['questions', questionWords],
  ['light words', lightWords],
  ['statuses', statusWords],
  ['kinds', kindWords],
  ['codes', codeWords],
  ['definitions', definitionQuestions],
])('words of %s are words', (_, words) => {
  expect(words.length).toBeGreaterThan(5);
  expect(words.filter((word) => !/^[a-zå'. ]+$/.test(word))).toEqual([]);
  expect(words.filter((word) => word.length > 3)).not.toEqual([]);
});

it('an example of a query ends open', () => expect(attributeQueries).toMatch(/^\w.* …$/));

import { expect, it } from 'vitest';
import { codeEndings, language, numberWords } from './language';

const { amountQuestions, inflections, linkingLetters, questionWords } = language;

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

/** Words of a question after stop words are removed. */
it.each([
  ['how do i look up who owns a company', ['owns', 'company']],
  ['what could anyone be able to make of these attributes', ['attributes']],
  ['which addresses did we not get', ['addresses', 'not']],
  ['what does it mean that it came from each of the registers', ['registers']],
  ['just let me know if there is something about my invoice', ['invoice']],
  ['please give us such data, it should happen', ['data,']],
  ['somebody said they are the same', ['said']],
  ['why were you using that, which way works', ['that,']],
  ['where have i got to go for a key', ['go', 'key']],
  ['do i need more than this or only some', ['more']],
  ['hvordan bliver en adresse fundet efter navn', ['adresse', 'fundet', 'navn']],
  ['hvad er alle andre end den', ['andre']],
  ['er der noget om ejendommen eller hos hende', ['ejendommen']],
  ['kan man lave et opslag med meget', []],
  ['hvilke biler har jeg og hvordan finder man dem', ['biler']],
  ['selv skal de vide det', []],
  ['vores kvote', ['kvote']],
  ['det betyder dog aldrig', []],
])('of %j stays %j', (question, left) =>
  expect(question.split(' ').filter((word) => !questionWords.includes(word))).toEqual(left));

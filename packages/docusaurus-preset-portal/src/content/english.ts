import type { SearchLanguage } from './searchLanguage';

const codeQuestions = ['code', 'codes'];

/** Words of the one language that the search of a portal of contracts knows: English. */
export const english: SearchLanguage = {
  attributeQueries: '',
  codeQueries: '',
  linkingLetters: /[s]$/,
  inflections: /(?:es|s)$/,
  questionWords: (
    'a about all also an and any are as at be been being both but by can cannot could did do does doing each every few for ' +
    'from get gets give given had has have having he her here how i if in into is it its just look lookup made make me ' +
    'mean means much my must need no nor of on only or other our out over own please same see should show so ' +
    'some such tell than that the their them then there these they this those through to too up us use used uses using very want was ' +
    'we were what when where which while who whom why will with work works would you your'
  ).split(' '),
  questionSenses: [
    ['who', 'whom', 'whose'],
    ['may', 'allowed'],
    ['not', 'no', 'cannot'],
    ['made', 'have', 'had'],
    ['all', 'every'],
    ['my', 'our'],
  ],
  kindWords: 'endpoint endpoints field fields header headers parameter parameters'.split(' '),
  statusWords: 'api code error errors http message problem response status'.split(' '),
  definitionQuestions: ['what is', 'what are', "what's", 'what does', 'define'],
  definitionEndings: ['meaning', 'definition', 'explained'],
  amountQuestions: /\bhow (?:many|much|often|long|old|large|big)\b/giu,
  lightWords: 'a an are for get has in is look lookup of on or the to'.split(' '),
  codeEndings: /(?<=\p{L}{3})codes?$/iu,
  codeQuestions,
  codeWords: [...codeQuestions, ...'class id kind meaning no nr number type value'.split(' ')],
  numberWords: /\b(?:no|nos|num|number|is)\b[.:]?/giu,
  phrases: [[/\bget(?:ting)? (?:going|started)\b/giu, ' tutorial ']],
  failures:
    /\b(?:errors?|fail(?:s|ed|ing|ure)?|invalid|wrong|denied|rejected|refused|stopp?ed working|(?:not|\w+n't) work(?:s|ing)?|no access)\b/iu,
  asides:
    /(?<![\p{L}\d/])\d[\d.,]*\s+(?!errors|headers|characters)(?=\p{L}{3,}[^s]s(?!\p{L}))|\bkeeps? (?=\p{L}+ing\b)/giu,
  operationQuestions: /\bendpoints?\b|^\s*(?:url|route|path)\s+(?:for|of|to)\s|\s(?:route|path)\s*$/iu,
};

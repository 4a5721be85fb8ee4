/** The language that the search knows: English. All words are written without accents. */

/** No attributes and no codes. */
export const attributeQueries = '';
export const codeQueries = '';

/** Letters that may stand between the parts of a compound. */
export const linkingLetters = /[s]$/;

/** Endings of nouns, for words of which a stemmer leaves too little. */
export const inflections = /(?:es|s)$/;

/** Words that carry no meaning in a question. */
export const questionWords: readonly string[] = (
  'a about all also an and any are as at be been being both but by can cannot could did do does doing each every few for ' +
  'from get gets give given had has have having he her here how i if in into is it its just look lookup made make me ' +
  'mean means much my must need no nor of on only or other our out over own please same see should show so ' +
  'some such tell than that the their them then there these they this those through to too up us use used uses using very want was ' +
  'we were what when where which while who whom why will with work works would you your'
).split(' ');

/** Groups of small words that distinguish two questions about the same subject. */
export const questionSenses: readonly (readonly string[])[] = [
  ['who', 'whom', 'whose'],
  ['may', 'allowed'],
  ['not', 'no', 'cannot'],
  ['made', 'have', 'had'],
  ['all', 'every'],
  ['my', 'our'],
];

/** Words that say what kind of thing is meant, beside the name of one. */
export const kindWords: readonly string[] = 'endpoint endpoints field fields header headers parameter parameters'.split(
  ' ',
);

/** Words beside a status code that say no more than it does. */
export const statusWords: readonly string[] = 'api code error errors http message problem response status'.split(' ');

/** Beginnings of questions that ask for a definition. */
export const definitionQuestions: readonly string[] = ['what is', 'what are', "what's", 'what does', 'define'];

/** Endings of questions that ask for a definition and begin with the subject. */
export const definitionEndings: readonly string[] = ['meaning', 'definition', 'explained'];

/** Words that ask for an amount and are none. */
export const amountQuestions = /\bhow (?:many|much|often|long|old|large|big)\b/giu;

/** Words that add nothing to one other word: `get a key` asks for a key, `which key` for something else. */
export const lightWords: readonly string[] = 'a an are for get has in is look lookup of on or the to'.split(' ');

/** Ending of a word that names the codes of a subject. */
export const codeEndings = /(?<=\p{L}{3})codes?$/iu;

/** Words that ask for a code itself. */
export const codeQuestions: readonly string[] = ['code', 'codes'];

/** Words beside a code that say only that it is one: `type 7`, `no. 140`. */
export const codeWords: readonly string[] = [
  ...codeQuestions,
  ...'class id kind meaning no nr number type value'.split(' '),
];

/** Words between the name of an identifier and its value. */
export const numberWords = /\b(?:no|nos|num|number|is)\b[.:]?/giu;

/** Phrases of small words that mean something together, and the word that stands for each. */
export const phrases: readonly (readonly [RegExp, string])[] = [
  [/\bget(?:ting)? (?:going|started)\b/giu, ' tutorial '],
];

/** Pattern of a query about a failure. */
export const failures =
  /\b(?:errors?|fail(?:s|ed|ing|ure)?|invalid|wrong|denied|rejected|refused|stopp?ed working|(?:not|\w+n't) work(?:s|ing)?|no access)\b/iu;

/** Phrases that add nothing to a query: a number of objects, and that something happens again. */
export const asides =
  /(?<![\p{L}\d/])\d[\d.,]*\s+(?!errors|headers|characters)(?=\p{L}{3,}[^s]s(?!\p{L}))|\bkeeps? (?=\p{L}+ing\b)/giu;

/** Pattern of a query for an operation. */
export const operationQuestions = /\bendpoints?\b|^\s*(?:url|route|path)\s+(?:for|of|to)\s|\s(?:route|path)\s*$/iu;

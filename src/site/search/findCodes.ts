import { fold } from 'docusaurus-preset-portal/terms';
import { memoize } from 'openapi-toolkit';
import { codeHref } from '#site/addresses';
import type { SearchedList } from './searchData';

/** A code that matches a query. */
export interface CodeHit {
  list: SearchedList;
  code: string;
  en: string;
  da?: string;
  superseded?: true;
  href: string;
  /** Match of each word of the query: the code itself, a name of its list, or part of its texts. */
  matches: Match[];
}

/** Returns the codes that match every word of a question, best first. */
export type FindCodes = (question: string) => CodeHit[];

export type Match = 'code' | 'list' | 'text';

/** Minimum length of a part of a compound, in characters. */
const MIN_PART_CHARACTERS = 3;

/** True if a text has both parts of a compound, in order: `rækkehus` is in "række- eller dobbelthus". */
function hasParts(text: string, word: string): boolean {
  for (let at = MIN_PART_CHARACTERS; at <= word.length - MIN_PART_CHARACTERS; at++) {
    const begins = text.indexOf(word.slice(0, at));
    if (begins < 0) return false;
    if (text.includes(word.slice(at), begins + at)) return true;
  }
  return false;
}

function holds(text: string, word: string): boolean {
  // A cheap filter: most texts lack even its prefix.
  if (!text.includes(word.slice(0, MIN_PART_CHARACTERS))) return false;
  return text.includes(word) || hasParts(text, word);
}

/** True if one of several names has the word; `version` must not span two names. */
const namesHold = (names: string, word: string): boolean =>
  names.includes(word.slice(0, MIN_PART_CHARACTERS)) && names.split(' ').some((name) => holds(name, word));

const SCORES: Readonly<Record<Match, number>> = { code: 4, list: 2, text: 1 };
/** Added for each title of the list, in either language, that has the word as a whole. */
const IN_TITLE = 0.5;

/** Maximum number of words with cached matches: while one is typed the others stay. */
const MAX_CACHED_WORDS = 60;

interface Row {
  list: SearchedList;
  listNames: string;
  /** Words of its titles, in both languages. */
  titleWords: readonly string[];
  foldedCode: string;
  text: string;
  result: Pick<CodeHit, 'code' | 'en' | 'da' | 'superseded' | 'href'>;
}

/** Returns the match of one word for each code. A number matches a code or part of a field's name, never a text. */
function matchesOf(rows: readonly Row[], word: string): (Match | undefined)[] {
  const isNumber = /^\d+$/.test(word);
  const inNames = memoize((listNames) => namesHold(listNames, word));
  return rows.map(({ listNames, foldedCode, text }) => {
    if (word === foldedCode) return 'code';
    if (isNumber) return undefined;
    if (inNames(listNames)) return 'list';
    return holds(text, word) ? 'text' : undefined;
  });
}

/** Splits a query into folded words, including queries such as `"roof_material_code": "5"`. */
const wordsOf = (question: string): string[] =>
  fold(question)
    .split(/[\s"'`:;,=?()]+/)
    .filter(Boolean);

/**
 * Creates the code search: a function that returns the codes that match every word, best first. A word may be the code,
 * a name of its list (title, register, field, attribute), or in its texts.
 */
export function codeFinder(lists: readonly SearchedList[]): FindCodes {
  const rows = lists.flatMap((list): Row[] => {
    const titles = fold(`${list.title} ${list.danish ?? ''}`);
    const listNames = `${fold(`${list.id} ${list.register} ${list.names}`)} ${titles}`;
    const titleWords = titles.split(/[^\p{L}\p{N}]+/u);
    return list.codes.map(([code, en, da, superseded]) => ({
      list,
      listNames,
      titleWords,
      foldedCode: fold(code),
      text: fold(`${code} ${en} ${da ?? ''}`),
      result: {
        code,
        en,
        href: codeHref(list, { code }),
        ...(da && { da }),
        ...(superseded && { superseded }),
      },
    }));
  });
  const fits = memoize((word) => matchesOf(rows, word), MAX_CACHED_WORDS);
  return (question) => {
    const words = wordsOf(question);
    const found = words.map(fits);
    if (found.length === 0) return [];
    const hits: (CodeHit & { score: number })[] = [];
    rows.forEach(({ list, titleWords, result }, at) => {
      // Thousands of codes lack a word: no list is allocated for them.
      if (found.some((ofWord) => ofWord[at] === undefined)) return;
      const matches = found.map((ofWord) => ofWord[at] as Match);
      const inTitles = titleWords.filter((word) => words.includes(word)).length;
      const score = matches.reduce((sum, match) => sum + SCORES[match], IN_TITLE * inTitles);
      hits.push({ list, ...result, matches, score });
    });
    return hits.sort((a, b) => b.score - a.score).map(({ score: _, ...hit }) => hit);
  };
}

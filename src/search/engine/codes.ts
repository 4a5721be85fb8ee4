import type { CodeHit, FindCodes } from '../../code-lists/client/loadCodes';
import { remember } from '../../remember';
import { fold } from '../../vocabulary/fold';
import { codeEndings, codeQuestions, codeWords } from '../../vocabulary/language';
import type { Hit } from './LoadedIndex';
import { joinNames } from './names';
import { foldedWords, isStopWord, queryTerms, significantWords, withoutQuestionWords } from './words';

const CODE_WORDS = new Set(codeWords);
/** Whether the code is wanted, not the thing. */
const asksForOne = (query: string) => query.split(/\s+/).some((word) => codeQuestions.includes(fold(word)));

/** Codes that stand before everything else, and all that are listed. */
const MAX_FIRST = 4;
const MAX_CODES = 40;
/** Letters of a word that can be what a code is called. */
const SHORTEST_VALUE = 4;
/** Words whose lists are kept. */
const MAX_WORDS = 60;

const LETTER = /^\p{L}$/u;

/** Codes of one word that is no identifier (`ACTIVE`) are also the names of many other things. */
const isTelling = (code: string): boolean => /\d/.test(code) || code.length === 1;

/** A query that can be about a code. The codes are not loaded for any other, unless nothing else is found. */
const asksForCode = (query: string): boolean => /[\d_]/.test(query) || /\S\s+\S/.test(query.trim());

/**
 * Tells whether a query names a code (`roof 5`, `ANTAL_10_19`), not only words of its text. A number alone is a code of
 * many lists; a letter is a code beside names of its list alone (`toilet A`).
 */
function names({ matches, code }: CodeHit, query: string): boolean {
  if (/\s/.test(code) && fold(code) === fold(query.trim())) return true;
  if (!matches.includes('code') || !isTelling(code)) return false;
  if (LETTER.test(code) && matches.includes('text')) return false;
  return matches.length === 1 ? /\d/.test(code) && /\D/.test(code) : matches.includes('list');
}

/** Whether every word of a query is the beginning of one in the code's texts or its list's names; a compound may name the list. */
function isWhole({ code, en, da, list, matches }: CodeHit, query: string): boolean {
  const begins = (texts: string) => {
    const words = foldedWords(texts);
    return (word: string) => words.some((one) => one.startsWith(word));
  };
  const words = significantWords(query);
  const own = `${code} ${en} ${da ?? ''}`;
  if (matches.includes('list') && words.some(begins(own))) return true;
  return words.every(begins(`${own} ${list.title} ${list.register} ${list.names}`));
}

const hitOf = (hit: CodeHit, query: string): Hit => {
  const { list, code, en, da, superseded, href } = hit;
  return {
    record: {
      id: `c:${href}`,
      kind: 'code',
      title: code,
      label: joinNames([en, da]),
      where: `Code lists › ${list.register} › ${list.title}`,
      href,
      ...(superseded && { text: 'Superseded' }),
    },
    score: 0,
    coverage: isWhole(hit, query) ? 1 : 0.5,
    terms: queryTerms(query),
  };
};

/** A word that can be a code: with a digit, or a single letter. */
const CODE = /^(?:\S*\d\S*|\p{L})$/u;

const isTellingWord = (word: string | undefined) => word !== undefined && !isStopWord(fold(word));

/**
 * The words of a query without `a` and `I` of its sentence. As codes they follow a name, and no name follows them:
 * `toilet A`, but not `a toilet` and not `how do I`.
 */
function askedWords(query: string): string[] {
  const words = query.split(/\s+/).map((word) => word.replace(/[?!.,;:]+$/, ''));
  const isCode = (at: number) => isTellingWord(words[at - 1]) && !isTellingWord(words[at + 1]);
  return words.filter((word, at) => word.length > 1 || isTellingWord(word) || words.length === 1 || isCode(at));
}

/** Ways to ask for a code: without small words, without the words of no list, with all words. */
function* wordings(asked: readonly string[]): Generator<string> {
  const words = asked.map((word) => word.replace(codeEndings, ''));
  const telling = withoutQuestionWords(words.join(' '));
  yield telling;
  const few = telling.split(' ').filter((word) => !CODE_WORDS.has(fold(word)));
  // `use 140`: the list can be named by a word that says nothing in a question.
  yield (few.length > 1 ? few : words.filter((word) => !CODE_WORDS.has(fold(word)))).join(' ');
  // `ejendom anvendelse 120`: one word may be of no list. A letter is a code only where every word is of its list.
  if (few.length > 2 && !few.some((one) => LETTER.test(one)))
    for (const word of few.filter((one) => !CODE.test(one))) yield few.filter((one) => one !== word).join(' ');
  yield asked.join(' ');
}

const finders = new WeakMap<FindCodes, (word: string) => string>();

/** The list of a code that is called so; empty when there is none. A sentence is asked again with each of its letters. */
function listOf(find: FindCodes, word: string): string {
  let known = finders.get(find);
  if (!known) {
    const isCalled = ({ en, da }: CodeHit, one: string) => foldedWords(`${en} ${da ?? ''}`).includes(one);
    known = remember((one) => find(one).find((hit) => isCalled(hit, one))?.list.title ?? '', MAX_WORDS);
    finders.set(find, known);
  }
  return known(word);
}

/**
 * A query with the list in the place of each word that nothing has and that a code is called: `companies in aarhus` asks
 * for those of a municipality, `houses with tagpap` for roof material. A word alone stays: the codes are what is meant.
 *
 * @param isKnown Whether something has a word.
 */
export async function withListsOf(
  query: string,
  isKnown: (word: string) => boolean,
  load?: () => Promise<FindCodes>,
): Promise<string> {
  const words = significantWords(query);
  if (!load || words.length < 2 || words.every(isKnown)) return query;
  const find = await load().catch(() => undefined);
  if (!find) return query;
  const named = words.map((word) =>
    word.length < SHORTEST_VALUE || isKnown(word) ? word : listOf(find, word) || word,
  );
  const isNamed = named.some((word, at) => word !== words[at]);
  // `tagmateriale tegl` names list and code: that code is meant.
  return isNamed && find(words.join(' ')).length === 0 ? named.join(' ') : query;
}

/** Codes that fit a query, of a question those it names; those of a list that is named without any code only where codes alone are wanted. */
function codesFor(find: FindCodes, query: string, only: boolean): CodeHit[] {
  const isAsked = asksForOne(query);
  const asked = askedWords(query);
  for (const wording of new Set(wordings(asked))) {
    const hasCode = wording.split(' ').some((word) => CODE.test(word));
    const found = find(wording).filter(
      (hit) => wording === asked.join(' ') || (hasCode ? names(hit, query) : isAsked && hit.matches.includes('text')),
    );
    const fitting = found.filter(({ matches }) => only || matches.some((match) => match !== 'list'));
    if (fitting.length > 0) return fitting.slice(0, MAX_CODES);
  }
  return [];
}

/**
 * Hits with the codes of the code lists among them: first where the query names a code, or where no other hit has
 * every word of it; otherwise last.
 *
 * @param only Nothing but codes is wanted.
 * @param load Loads the search over all codes; where it fails, the other hits stand alone.
 */
export async function placeCodes(
  query: string,
  hits: Hit[],
  load?: () => Promise<FindCodes>,
  only = false,
): Promise<Hit[]> {
  if (!load || (!only && hits.length > 0 && !asksForCode(query))) return hits;
  const find = await load().catch(() => undefined);
  const codes = find ? codesFor(find, query, only) : [];
  const isCovered = hits.some(({ coverage }) => coverage === 1);
  const first = codes
    .filter((hit) => names(hit, query) || (!isCovered && (asksForOne(query) || hit.matches.includes('list'))))
    .slice(0, MAX_FIRST);
  const last = codes.filter((hit) => !first.includes(hit));
  const shown = (some: CodeHit[]) => some.map((hit) => hitOf(hit, query));
  return [...shown(first), ...hits, ...shown(last)];
}

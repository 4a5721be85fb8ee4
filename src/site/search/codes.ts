import { loadOnce } from 'docusaurus-preset-portal/browser';
import type { FileFinder, Hit, SearchWords } from 'docusaurus-preset-portal/content';
import { fold, joinNames } from 'docusaurus-preset-portal/terms';
import { memoize } from 'openapi-toolkit';
import { codeEndings, codeQuestions, codeWords } from '../../vocabulary/language';
import { type CodeHit, codeFinder, type FindCodes } from './findCodes';
import { CODES_FILE, type SearchedList } from './searchData';

const CODE_WORDS = new Set(codeWords);
const asksForCode = (query: string) => query.split(/\s+/).some((word) => codeQuestions.includes(fold(word)));

/** Maximum number of codes ranked first, and in total. */
const MAX_FIRST = 4;
const MAX_CODES = 40;
/** Minimum length of a word that can be the name of a code, in letters. */
const MIN_NAME_LENGTH = 4;
const MAX_CACHED_WORDS = 60;

const LETTER = /^\p{L}$/u;

/** True if a code is distinctive: single words (`ACTIVE`) also name many other things. */
const isDistinctive = (code: string): boolean => /\d/.test(code) || code.length === 1;

/** True if a query can be about a code. For other queries the codes are loaded only if nothing else matches. */
const mayNameCode = (query: string): boolean => /[\d_]/.test(query) || /\S\s+\S/.test(query.trim());

/** True if a query names a code (`roof 5`, `toilet A`), not only words of its text. A number alone is in many lists. */
function namesCode({ matches, code }: CodeHit, query: string): boolean {
  if (/\s/.test(code) && fold(code) === fold(query.trim())) return true;
  if (!matches.includes('code') || !isDistinctive(code)) return false;
  if (LETTER.test(code) && matches.includes('text')) return false;
  return matches.length === 1 ? /\d/.test(code) && /\D/.test(code) : matches.includes('list');
}

/** True if every word is a prefix of one in the texts of the code or the names of its list, also of a compound. */
function isWhole({ code, en, da, list, matches }: CodeHit, query: string, words: SearchWords): boolean {
  const begins = (texts: string) => {
    const folded = words.foldedWords(texts);
    return (word: string) => folded.some((text) => text.startsWith(word));
  };
  const typed = words.significantWords(query);
  const codeTexts = `${code} ${en} ${da ?? ''}`;
  if (matches.includes('list') && typed.some(begins(codeTexts))) return true;
  return typed.every(begins(`${codeTexts} ${list.title} ${list.danish ?? ''} ${list.register} ${list.names}`));
}

const hitOf = (hit: CodeHit, query: string, words: SearchWords): Hit => {
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
    coverage: isWhole(hit, query, words) ? 1 : 0.5,
    terms: words.queryTerms(query),
  };
};

/** Words that can be a code: with a digit, or a single letter. */
const CODE = /^(?:\S*\d\S*|\p{L})$/u;

/** Returns the words of a query without the English words `a` and `I`. A letter is a code at the end: `toilet A`. */
function significantAsTyped(query: string, { isStopWord }: SearchWords): string[] {
  const isSignificant = (word: string | undefined) => word !== undefined && !isStopWord(fold(word));
  const words = query.split(/\s+/).map((word) => word.replace(/[?!.,;:]+$/, ''));
  const isCode = (at: number) => isSignificant(words[at - 1]) && !isSignificant(words[at + 1]);
  return words.filter((word, at) => word.length > 1 || isSignificant(word) || words.length === 1 || isCode(at));
}

/** Yields variants of a query for codes: without words for codes, without stop words, without one other word, complete. */
function* wordings(typed: readonly string[], { withoutQuestionWords }: SearchWords): Generator<string> {
  const words = typed.map((word) => word.replace(codeEndings, ''));
  const withoutStopWords = withoutQuestionWords(words.join(' '));
  const withoutCodeWords = withoutStopWords.split(' ').filter((word) => !CODE_WORDS.has(fold(word)));
  // `use 140`: the name of the list can be a stop word.
  yield (withoutCodeWords.length > 1 ? withoutCodeWords : words.filter((word) => !CODE_WORDS.has(fold(word)))).join(
    ' ',
  );
  yield withoutStopWords;
  // `ejendom anvendelse 120`: one word may match no list. A letter is a code only if every other word matches its
  // list.
  if (withoutCodeWords.length > 2 && !withoutCodeWords.some((each) => LETTER.test(each)))
    for (const word of withoutCodeWords.filter((each) => !CODE.test(each)))
      yield withoutCodeWords.filter((each) => each !== word).join(' ');
  yield typed.join(' ');
}

/** Returns the matching codes; for a question, only those it names; of a list alone, only with the filter for codes. */
function codesFor(find: FindCodes, query: string, only: boolean, words: SearchWords): CodeHit[] {
  const isCodeQuery = asksForCode(query);
  const typed = significantAsTyped(query, words);
  for (const wording of new Set(wordings(typed, words))) {
    const hasCode = wording.split(' ').some((word) => CODE.test(word));
    const found = find(wording).filter(
      (hit) =>
        wording === typed.join(' ') || (hasCode ? namesCode(hit, query) : isCodeQuery && hit.matches.includes('text')),
    );
    const matching = found.filter(({ matches }) => only || matches.some((match) => match !== 'list'));
    if (matching.length > 0) return matching.slice(0, MAX_CODES);
  }
  return [];
}

/** Makes the finder of the codes of code lists; their data is loaded once. If it can't be loaded, codes are left out. */
export function findCodesIn(words: SearchWords, load: <T>(file: string) => Promise<T>): FileFinder {
  const loadCodes = loadOnce(async () => codeFinder(await load<SearchedList[]>(CODES_FILE)));
  const hasText = ({ en, da }: CodeHit, text: string) => words.foldedWords(`${en} ${da ?? ''}`).includes(text);
  /** Returns the title of the list with a code of this name. Memoised: a sentence is searched again on each key. */
  const listOf = memoize((word) => found?.(word).find((hit) => hasText(hit, word))?.list.title ?? '', MAX_CACHED_WORDS);
  let found: FindCodes | undefined;
  const open = async () => {
    found ??= await loadCodes().catch(() => undefined);
    return found;
  };
  return {
    /**
     * Replaces unknown words that name a code with the name of its list: `companies in aarhus` searches for a
     * municipality. A single word stays, because the codes themselves are meant.
     */
    async expand(query, isKnown) {
      const typed = words.significantWords(query);
      if (typed.length < 2 || typed.every(isKnown)) return query;
      const find = await open();
      if (!find) return query;
      const replaced = typed.map((word) =>
        word.length < MIN_NAME_LENGTH || isKnown(word) ? word : listOf(word) || word,
      );
      const isReplaced = replaced.some((word, at) => word !== typed[at]);
      // `tagmateriale tegl` names both list and code: that code is meant.
      return isReplaced && find(typed.join(' ')).length === 0 ? replaced.join(' ') : query;
    },
    /** Merges codes into the hits: first if the query names a code, or if no other hit contains every word; otherwise last. */
    async merge(query, hits, isOnly) {
      if (!isOnly && hits.length > 0 && !mayNameCode(query)) return hits;
      const find = await open();
      const codes = find ? codesFor(find, query, isOnly, words) : [];
      const isCovered = hits.some(({ coverage }) => coverage === 1);
      const first = codes
        .filter((hit) => namesCode(hit, query) || (!isCovered && (asksForCode(query) || hit.matches.includes('list'))))
        .slice(0, MAX_FIRST);
      const last = codes.filter((hit) => !first.includes(hit));
      const toHits = (some: CodeHit[]) => some.map((hit) => hitOf(hit, query, words));
      return [...toHits(first), ...hits, ...toHits(last)];
    },
  };
}

import { memoize } from 'openapi-toolkit';
import type { SearchLanguage } from '../../content/site';
import { fold } from '../../lib/fold';

const MIN_STEMMED_LENGTH = 3;
/** Minimum length of a stem of a long word, in letters: `billeder` is not `bil`, `lejlighed` not `leje`. */
const MIN_STEM_LENGTH = 5;
const MAX_REMOVED_LETTERS = 3;
/** Minimum length, in letters, of a part that replaces its compound, and of the rest. */
const MIN_PART_LENGTH = 5;
const MIN_REST_LENGTH = 3;

/** Splits a text at signs that are not letters; `registrationNumber` stays whole. */
const writtenWords = (text: string): string[] =>
  (text.includes('#') ? text.replace(/\b([cf])#/gi, '$1sharp') : text).split(/[^\p{L}\p{N}]+/u).filter(Boolean);

const wordsIn = memoize((written) =>
  written
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(' '),
);
const foldedIn = memoize((written) => wordsIn(written).map(fold));

/** Returns the words of a text as written: `registrationNumber`, `X-Purpose` and `/company-units` are two each. */
export const splitWords = (text: string): string[] => writtenWords(text).flatMap(wordsIn);

/** Returns the words of a text, folded. */
export const foldedWords = (text: string): string[] => writtenWords(text).flatMap(foldedIn);

/** Folds a name into one text, with its endings. Memoised. */
export const foldedName = memoize((name) => fold(writtenWords(name).join('')));

/** True if a word is written as in code: `companyId`, `registration_status`, `X-Purpose`. */
export const isCodeName = (word: string): boolean =>
  /(?:\p{Ll}|\p{N})\p{Lu}|_|\.|-\p{Lu}/u.test(word) && splitWords(word).length > 1;

/** Functions on words in the languages of a site. */
export type Words = ReturnType<typeof createWords>;

/** Creates the functions on words of some languages. Only words with the same languages have the same terms. */
export function createWords(language: SearchLanguage) {
  const { amountQuestions, asides, inflections, kindWords, linkingLetters, phrases, questionWords, stemmers } =
    language;
  const KIND_WORDS = new Set(kindWords.map(fold));
  const QUESTION_WORDS = new Set(questionWords.map(fold));
  const STOP_WORDS = new Set([...QUESTION_WORDS, ...KIND_WORDS]);
  const DEFINITION_QUERY = new RegExp(
    `^(?:${language.definitionQuestions.join('|')})\\s|\\s(?:${language.definitionEndings.join('|')})$`,
    'i',
  );

  const stripped = (word: string): string => {
    const found = stemmers.reduceRight((stemmed, stemmer) => stemmer(stemmed), word).replace(/([^aeiou])\1$/, '$1');
    return found.length < MIN_STEM_LENGTH && word.length - found.length > MAX_REMOVED_LETTERS
      ? word.replace(inflections, '')
      : found;
  };

  /** Returns the first stem that is not a stop word: `tiles` must not become `til`, nor `owner` `own`. */
  const distinctiveStem = (word: string): string =>
    [stripped(word), ...stemmers.map((stemmer) => stemmer(word))].find((found) => !QUESTION_WORDS.has(found)) ?? word;

  /**
   * Stems a folded word: `vehicles`, `virksomhedens`. The language of a word is unknown, so the stemmers of all are applied.
   * Words with a digit are names and stay unchanged, as do short words. Memoised.
   */
  const stem = memoize((word) => {
    if (word.length <= MIN_STEMMED_LENGTH || /\d/.test(word)) return word;
    return QUESTION_WORDS.has(word) ? stripped(word) : distinctiveStem(word);
  });

  const termsIn = memoize((written) => foldedIn(written).map(stem));

  /** Returns the search terms of a text: its words, folded and stemmed, in order, with repeats. */
  const terms = (text: string): string[] => writtenWords(text).flatMap(termsIn);

  /** Joins a name into one term: the same for `registration_number` and `Registration numbers`. Memoised. */
  const joinedTerm = memoize((name) => stem(foldedName(name)));

  /** Returns the terms of a word without spaces; a name such as `registrationNumber` is also one term as a whole. Memoised. */
  const termsWithWhole = memoize((word) =>
    splitWords(word).length > 1 ? [...terms(word), joinedTerm(word)] : terms(word),
  );

  const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

  /** Returns the folded words of a query without stop words; all of them if no other is left. */
  function significantWords(query: string): string[] {
    const replaced = phrases.reduce(
      (text, [phrase, word]) => text.replace(phrase, word),
      query.replace(amountQuestions, ' ').replace(asides, ' '),
    );
    const words = foldedWords(replaced);
    const significant = words.filter((word) => !STOP_WORDS.has(word));
    return significant.length > 0 ? significant : words;
  }

  /** Removes stop words from a query as typed; a single letter can be a code. */
  const withoutQuestionWords = (query: string): string =>
    query
      .split(/\s+/)
      .filter((word) => word.length === 1 || !STOP_WORDS.has(fold(word)))
      .join(' ');

  const queryWords = (query: string): string[] => [
    ...new Map(significantWords(query).map((word) => [stem(word), word])).values(),
  ];

  /** Returns the search terms of a query, in order, with repeats: `address id from address` asks for another thing than `address id`. */
  const termsInOrder = (query: string): string[] => significantWords(query).map(stem);

  const queryTerms = (query: string): string[] => [...new Set(termsInOrder(query))];

  /**
   * Splits a folded compound into known terms: `ejendomsvurdering` → `ejendom`, `vurdering`; empty if a part is unknown.
   * A linking letter may separate the parts.
   */
  function splitCompound(word: string, parts: Pick<ReadonlySet<string>, 'has'>): string[] {
    for (let at = word.length - MIN_STEMMED_LENGTH; at >= MIN_STEMMED_LENGTH; at--) {
      const begin = word.slice(0, at);
      const head = [begin, stem(begin), stem(begin.replace(linkingLetters, ''))].find((part) => parts.has(part));
      if (!head) continue;
      const end = word.slice(at);
      const tail = [end, stem(end)].find((part) => parts.has(part));
      const rest = tail ? [tail] : splitCompound(end, parts);
      if (rest.length > 0) return [head, ...rest];
    }
    return [];
  }

  /** Returns the term of the longest known part of a word that is no full compound: `change` of `changemessages`. */
  function compoundPart(word: string, parts: Pick<ReadonlySet<string>, 'has'>): string | undefined {
    for (let length = word.length - MIN_REST_LENGTH; length >= MIN_PART_LENGTH; length--)
      for (const part of [word.slice(0, length), word.slice(-length)]) {
        const partAsWritten = [part, part.replace(linkingLetters, '')].find((candidate) => parts.has(candidate));
        if (partAsWritten) return stem(partAsWritten);
      }
    return undefined;
  }

  return {
    language,
    stem,
    terms,
    joinedTerm,
    termsWithWhole,
    isStopWord,
    foldedWords,
    significantWords,
    withoutQuestionWords,
    queryWords,
    termsInOrder,
    queryTerms,
    splitCompound,
    compoundPart,
    /** True if a query asks for a definition: then a guide ranks before an operation. */
    isDefinitionQuery: (query: string): boolean => DEFINITION_QUERY.test(query.trim()),
    /** True if a query describes a failure: then errors rank before the thing that fails. */
    isFailureQuery: (query: string): boolean => language.failures.test(query),
  };
}

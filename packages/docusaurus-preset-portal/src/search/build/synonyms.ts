import { joinNames } from '../engine/records';
import type { Words } from '../engine/words';

/** Words and synonyms of the languages of the search. */
export interface SynonymLookup {
  /** Returns the synonyms of everything named in these texts. */
  of(...texts: (string | undefined)[]): string;
  /** The groups, each name as its terms. */
  groups: string[][];
}

interface Group {
  phrases: string[][];
  names: readonly string[];
}

/** True if the terms of a phrase are consecutive in a text. */
const isConsecutive = (phrase: string[], text: string[]): boolean =>
  text.some((_, at) => phrase.every((term, offset) => text[at + offset] === term));

/** Builds the synonym lookup of groups, in all languages. A name can have several words. */
export function synonymsFrom(groups: readonly (readonly string[])[], language: Words): SynonymLookup {
  const { queryTerms, terms } = language;
  const prepared: Group[] = groups.map((names) => ({ phrases: names.map(terms), names }));
  return {
    groups: prepared
      .map(({ names }) => [...new Set(names.map((name) => queryTerms(name).join(' ')))].filter(Boolean))
      .filter((names) => names.length > 1),
    of(...texts) {
      const termLists = texts.filter((text) => text !== undefined).map((text) => terms(text));
      const textTerms = new Set(termLists.flat());
      const found = prepared.filter(({ phrases }) =>
        // A cheap filter first: most phrases contain a term that the text lacks.
        phrases.some(
          (phrase) =>
            phrase.every((term) => textTerms.has(term)) && termLists.some((text) => isConsecutive(phrase, text)),
        ),
      );
      return joinNames([...new Set(found.flatMap(({ names }) => names))]);
    },
  };
}

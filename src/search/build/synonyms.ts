import { splitCompound, terms } from '../engine/words';

/** Says which further names a text may be looked for by. */
export interface Synonyms {
  /** Other names, separated by ` · `, of whatever the texts name, and the parts of compounds in them. */
  of(...texts: (string | undefined)[]): string;
  /** Words that compounds are made of. */
  parts: string[];
}

interface Group {
  phrases: string[][];
  names: readonly string[];
}

const within = (phrase: string[], text: string[]) =>
  text.some((_, at) => phrase.every((term, offset) => text[at + offset] === term));

/** @param groups Names of the same thing, in both languages; a name may be several words. */
export function synonymsFrom(groups: readonly (readonly string[])[]): Synonyms {
  const prepared: Group[] = groups.map((names) => ({ phrases: names.map(terms), names }));
  const parts = new Set(
    prepared.flatMap(({ phrases }) => phrases.flatMap((phrase) => phrase.filter((term) => /^\p{L}{3,}$/u.test(term)))),
  );
  return {
    parts: [...parts].sort(),
    of(...texts) {
      const given = texts.filter((text) => text !== undefined).map((text) => terms(text));
      const found = prepared.filter(({ phrases }) =>
        phrases.some((phrase) => given.some((text) => within(phrase, text))),
      );
      const split = given.flat().flatMap((term) => (parts.has(term) ? [] : splitCompound(term, parts)));
      const names = [...found.flatMap(({ names }) => names), ...split];
      return [...new Set(names)].join(' · ');
    },
  };
}

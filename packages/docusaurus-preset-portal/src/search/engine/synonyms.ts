/** Synonym groups by the first term of each name. */
export type Synonyms = ReadonlyMap<string, readonly Named[]>;

/** All names of a thing, each as its terms. */
export interface Group {
  names: readonly (readonly string[])[];
  /** True for nouns, false for words of questions. */
  isThing: boolean;
}

interface Named {
  terms: readonly string[];
  group: Group;
}

/** Words of a query that name one thing. */
export interface Unit {
  positions: readonly number[];
  name: string;
  /** The groups with this name; empty if it has no synonyms. */
  groups: readonly Group[];
}

/** A synonym of some words of a query. */
export interface Alternative {
  positions: readonly number[];
  name: readonly string[];
}

/** Builds the lookup of synonym groups: of nouns (`things`), and of words of questions. */
export function synonymsOf(things: readonly (readonly string[])[], words: readonly (readonly string[])[]): Synonyms {
  const found = new Map<string, Named[]>();
  for (const named of [...things, ...words]) {
    const names = named.map((name) => name.split(' '));
    const group = { names, isThing: things.includes(named) };
    for (const terms of names) {
      const [first = ''] = terms;
      const existing = found.get(first);
      if (existing) existing.push({ terms, group });
      else found.set(first, [{ terms, group }]);
    }
  }
  return found;
}

const PART = /^\p{L}{3,}$/u;

/** Returns the terms of names that compounds are made of. */
export const compoundParts = (names: readonly (readonly string[])[]): ReadonlySet<string> =>
  new Set(names.flatMap((same) => same.flatMap((name) => name.split(' '))).filter((term) => PART.test(term)));

/** Returns what terms name, in order. The longest name wins: `rate limit` is not `limit`. */
export function unitsIn(synonyms: Synonyms, query: readonly string[]): Unit[] {
  const found: Unit[] = [];
  for (let at = 0; at < query.length; ) {
    const candidates = (synonyms.get(query[at] as string) ?? []).filter(({ terms }) =>
      terms.every((term, offset) => query[at + offset] === term),
    );
    const length = Math.max(1, ...candidates.map(({ terms }) => terms.length));
    found.push({
      positions: Array.from({ length }, (_, offset) => at + offset),
      name: query.slice(at, at + length).join(' '),
      groups: candidates.filter(({ terms }) => terms.length === length).map(({ group }) => group),
    });
    at += length;
  }
  return found;
}

/** Returns the synonyms for a query, each with the positions of the words it replaces. */
export const alternativesIn = (units: readonly Unit[]): Alternative[] =>
  units.flatMap(({ positions, name, groups }) =>
    groups
      .flatMap((group) => group.names)
      .filter((terms) => terms.join(' ') !== name)
      .map((terms) => ({ positions, name: terms })),
  );

/** Returns the same text for words in any order, and for their synonyms. */
export const keywordKey = (units: readonly Unit[]): string =>
  units
    .map(({ name, groups }) => groups[0]?.names[0]?.join(' ') ?? name)
    .sort()
    .join(' ');

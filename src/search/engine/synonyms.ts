/** Names of the same things, by the first term of each name. */
export type Synonyms = ReadonlyMap<string, readonly Named[]>;

interface Named {
  terms: readonly string[];
  /** All names of the thing, each by its terms. */
  group: readonly (readonly string[])[];
}

/** Another name of what some words of a query name. */
export interface Alternative {
  /** Places of these words. */
  places: number[];
  /** The terms of the name. */
  name: readonly string[];
}

/** @param groups Names of the same thing, each the terms of a name. */
export function synonymsOf(groups: readonly (readonly string[])[]): Synonyms {
  const found = new Map<string, Named[]>();
  for (const names of groups) {
    const group = names.map((name) => name.split(' '));
    for (const terms of group) {
      const [first = ''] = terms;
      const before = found.get(first);
      if (before) before.push({ terms, group });
      else found.set(first, [{ terms, group }]);
    }
  }
  return found;
}

/**
 * The other names of what a query names. Of names that begin at the same word the longest counts: `rate limit` is no
 * `limit`.
 *
 * @param query Terms of the query, in order.
 * @returns each name with the places of the words that it may stand for.
 */
export function alternativesIn(synonyms: Synonyms, query: readonly string[]): Alternative[] {
  const found: Alternative[] = [];
  for (let at = 0; at < query.length; at += 1) {
    const here = (synonyms.get(query[at] as string) ?? []).filter(({ terms }) =>
      terms.every((term, offset) => query[at + offset] === term),
    );
    const length = Math.max(1, ...here.map(({ terms }) => terms.length));
    const places = Array.from({ length }, (_, offset) => at + offset);
    const meant = query.slice(at, at + length).join(' ');
    for (const { group } of here.filter(({ terms }) => terms.length === length))
      for (const name of group) if (name.join(' ') !== meant) found.push({ places, name });
    at += length - 1;
  }
  return found;
}

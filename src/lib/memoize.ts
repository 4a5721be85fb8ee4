/** More words than a site has. */
const MAX_CACHED_WORDS = 50_000;

/** A function of a word whose results are kept. */
export interface Memoized<T> {
  (word: string): T;
  /** Call when it would give other results. */
  forget(): void;
}

/**
 * A function of a word that is called for the same words again and again: its results are kept.
 *
 * @param make Gives the same result for the same word, never undefined, and one that nobody changes.
 * @param most Results that are kept at least, those that were asked for last; twice as many at most.
 */
export function memoize<T>(make: (word: string) => T, most = MAX_CACHED_WORDS): Memoized<T> {
  let latest = new Map<string, T>();
  let earlier = new Map<string, T>();
  const get = (word: string): T => {
    const before = latest.get(word);
    if (before !== undefined) return before;
    const made = earlier.get(word) ?? make(word);
    if (latest.size >= most) {
      earlier = latest;
      latest = new Map();
    }
    latest.set(word, made);
    return made;
  };
  const forget = () => {
    latest = new Map();
    earlier = new Map();
  };
  return Object.assign(get, { forget });
}

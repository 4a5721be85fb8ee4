/** Default capacity, in words: more than a site has. */
const MAX_CACHED_WORDS = 50_000;
/** A memoised function of a word. */
interface Memoized<T> {
  (word: string): T;
  /** Clears the cache; call it when results would change. */
  forget(): void;
}

/**
 * Memoises a pure function of a word, which does not return undefined.
 *
 * @param capacity Minimum number of cached results, the most recently used; at most twice as many are cached.
 */
export function memoize<T>(compute: (word: string) => T, capacity = MAX_CACHED_WORDS): Memoized<T> {
  let latest = new Map<string, T>();
  let earlier = new Map<string, T>();
  const get = (word: string): T => {
    const cached = latest.get(word);
    if (cached !== undefined) return cached;
    const result = earlier.get(word) ?? compute(word);
    if (latest.size >= capacity) {
      earlier = latest;
      latest = new Map();
    }
    latest.set(word, result);
    return result;
  };
  const forget = () => {
    latest = new Map();
    earlier = new Map();
  };
  return Object.assign(get, { forget });
}

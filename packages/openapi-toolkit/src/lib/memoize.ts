/** Default capacity, in words: more than a site has. */
const MAX_CACHED_WORDS = 50_000;

/** Memoises a pure function of a word, which does not return undefined. At `capacity` results, all are forgotten. */
export function memoize<T>(compute: (word: string) => T, capacity = MAX_CACHED_WORDS): (word: string) => T {
  const results = new Map<string, T>();
  return (word) => {
    const cached = results.get(word);
    if (cached !== undefined) return cached;
    const result = compute(word);
    if (results.size >= capacity) results.clear();
    results.set(word, result);
    return result;
  };
}

/** Memoises a function of an object, as long as the object lives. An undefined result is computed again. */
export function memoizeByObject<Key extends object, T>(compute: (key: Key) => T): (key: Key) => T {
  const results = new WeakMap<Key, T>();
  return (key) => {
    const result = results.get(key) ?? compute(key);
    results.set(key, result);
    return result;
  };
}

/** Memoises a function of an object, as long as the object lives. An undefined result is computed again. */
export function memoizeByObject<Key extends object, T>(compute: (key: Key) => T): (key: Key) => T {
  const results = new WeakMap<Key, T>();
  return (key) => {
    const result = results.get(key) ?? compute(key);
    results.set(key, result);
    return result;
  };
}

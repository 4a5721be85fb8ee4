/** Returns the result of a function; another value if it throws. */
export function attempt<Result, Other>(compute: () => Result, otherwise: Other): Result | Other {
  try {
    return compute();
  } catch {
    return otherwise;
  }
}

/** Returns the value of an own key, for names from outside: all objects inherit `constructor`, `toString` and others. */
export const ownValue = <T>(table: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;

/** Returns the value of an own key, for names from outside: all objects inherit `constructor`, `toString` and others. */
export const ownValue = <T>(table: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;

/**
 * Returns the value of an own key of a table. Required for every name from outside (a contract, a reader, a program),
 * because all objects inherit `constructor`, `toString`, `__proto__` and others.
 */
export const ownValue = <T>(table: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;

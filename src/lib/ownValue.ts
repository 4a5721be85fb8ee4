/**
 * Value of a key that a table has itself. For every name that comes from outside (a contract, a reader, a program): all
 * objects inherit `constructor`, `toString`, `__proto__` and others.
 */
export const ownValue = <T>(table: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;

/** JSON object of a record, an example or the world. */
export type Row = Record<string, unknown>;

export const recordOf = (value: unknown): Row => (typeof value === 'object' && value !== null ? (value as Row) : {});

/**
 * Returns the values at a path with `[]` for arrays; for a coded value its code. Null and missing values are omitted.
 */
export function valuesAt(value: unknown, path: string): unknown[] {
  const found = path.split('.').reduce<unknown[]>(
    (values, step) =>
      values
        .map((one) => recordOf(one)[step.replace('[]', '')] ?? null)
        .filter((one) => one !== null)
        .flatMap((one) => (step.endsWith('[]') ? (one as unknown[]) : [one])),
    [value],
  );
  return found.map((one) => recordOf(one).code ?? one);
}

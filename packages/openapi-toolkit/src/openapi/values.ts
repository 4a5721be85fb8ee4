import { inBrackets, oneLine, partsOf } from './compactJson';

/** Splits a path `items[].postalCode` into steps: names, `[]` for all items, `[0]` for one, `*` for all keys. */
const stepsOf = (path: string): string[] => path.split(/\.|(?=\[)/).filter((step) => step !== '');

function* valuesAt(value: unknown, [step, ...rest]: string[]): Generator<unknown> {
  if (step === undefined) {
    yield value;
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const index = /^\[(\d*)\]$/.exec(step)?.[1];
  // A path without `[]` also means all items.
  if (Array.isArray(value) && index === undefined && step !== '*') {
    for (const item of value) yield* valuesAt(item, [step, ...rest]);
    return;
  }
  if (step === '*' || index === '') for (const item of Object.values(value)) yield* valuesAt(item, rest);
  else if (Object.hasOwn(value, index ?? step))
    yield* valuesAt((value as Record<string, unknown>)[index ?? step], rest);
}

/** Returns all values at a path in the examples. */
export const valuesAtPath = (examples: readonly unknown[], path: string): unknown[] =>
  examples.flatMap((example) => [...valuesAt(example, stepsOf(path))]);

const MAX_SHORT_JSON_LENGTH = 40;

/** Returns as many complete fields or items as fit, and the first one if it is short. */
function beginning(value: object): string | undefined {
  const parts = partsOf(value);
  const fitting = (count: number) => inBrackets(value, [...parts.slice(0, count), '…']);
  const count = parts.findLastIndex((_, index) => fitting(index + 1).length <= MAX_SHORT_JSON_LENGTH) + 1;
  return count === 0 ? undefined : fitting(count);
}

/** Serialises a value as JSON on one line, truncated if long: between fields or items if possible. */
export function shortJson(value: unknown): string {
  // With spaces, so that it can wrap.
  const text = oneLine(value);
  if (text.length <= MAX_SHORT_JSON_LENGTH) return text;
  const shortened = typeof value === 'object' && value !== null ? beginning(value) : undefined;
  return shortened ?? `${[...text].slice(0, MAX_SHORT_JSON_LENGTH).join('')}…`;
}

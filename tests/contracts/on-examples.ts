import { expect } from 'vitest';
import { isObject, type Json, type JsonObject } from './contracts';
import { exampleObjects } from './examples';

/** Returns the objects of a list, and none for other values. */
export const objects = (value: Json | undefined): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : []);

/**
 * Runs a check on every object of the examples. Fails with all faults, or if the check applied to no object. `check`
 * returns undefined for an object it does not apply to, otherwise the faults.
 */
export function onExamples(atLeast: number, check: (object: JsonObject, at: string) => string[] | undefined) {
  let checked = 0;
  const faults = exampleObjects.flatMap(({ object, at }) => {
    const found = check(object, at);
    if (found === undefined) return [];
    checked += 1;
    return found.map((fault) => `${at}: ${fault}`);
  });
  expect(faults).toEqual([]);
  expect(checked).toBeGreaterThanOrEqual(atLeast);
}

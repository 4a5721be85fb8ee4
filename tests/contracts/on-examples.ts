import { expect } from 'vitest';
import { isObject, type Json, type JsonObject } from './contracts';
import { exampleObjects } from './examples';

const examples = exampleObjects();

/** The objects of a list; none for anything else. */
export const objects = (value: Json | undefined): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : []);

/**
 * Runs a check on every example object that it concerns and fails with every fault, or when it concerned none.
 * `check` answers undefined for an object it is not about, and otherwise the faults.
 */
export function onExamples(atLeast: number, check: (object: JsonObject, at: string) => string[] | undefined) {
  let checked = 0;
  const faults = examples.flatMap(({ object, at }) => {
    const found = check(object, at);
    if (found === undefined) return [];
    checked += 1;
    return found.map((fault) => `${at}: ${fault}`);
  });
  expect(faults).toEqual([]);
  expect(checked).toBeGreaterThanOrEqual(atLeast);
}

import { faultOf } from 'docusaurus-preset-portal/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Document } from './document';
import { isMultipleOf } from './multipleOf';
import { numberValue } from './sample/textValue';
import { schemaFaults } from './validate/schemaFault';

const CASES: [value: number, step: number, fits: boolean][] = [
  [19.99, 0.01, true],
  [0.3, 0.1, true],
  [4.35, 0.01, true],
  [1e-7, 1e-7, true],
  [3e21, 1e-6, true],
  [-0.7, 0.1, true],
  [0, 0.01, true],
  [1.1, 1.1, true],
  [1234567890.12, 0.01, true],
  [19.995, 0.01, false],
  [19.99, 0.1, false],
  [1e-9, 1e-7, false],
  [7, 2, false],
];

describe.each(CASES)('%d in steps of %d', (value, step, fits) => {
  it('compares decimals', () => expect(isMultipleOf(value, step)).toBe(fits));

  it('is checked by the form of a page', () =>
    expect(faultOf(value, { name: 'a', type: 'number', multipleOf: step }) === undefined).toBe(fits));

  it('is checked by the sandbox', () => {
    const schema = { type: 'number', multipleOf: step };
    const document = { openapi: '3.1.0' } as unknown as Document;
    const faults = schemaFaults({ document, schema }, value, 'request');
    expect(faults.map(({ keyword }) => keyword)).toEqual(fits ? [] : ['multipleOf']);
  });
});

it('accepts every multiple, and the value of a sample', () => {
  const steps = fc.constantFrom(0.01, 0.001, 0.05, 0.1, 0.25, 2.5, 3, 1e-8);
  const counts = fc.integer({ min: -1_000_000, max: 1_000_000 });
  fc.assert(
    fc.property(steps, counts, (step, count) => {
      const value = Number((count * step).toPrecision(15));
      expect(isMultipleOf(value, step)).toBe(true);
      expect(
        isMultipleOf(numberValue({ type: 'number', minimum: value + step / 3, multipleOf: step }, 0.5), step),
      ).toBe(true);
    }),
    { seed: 39 },
  );
});

it('ignores a step that JSON Schema does not allow', () =>
  expect([isMultipleOf(1, 0), isMultipleOf(1, -1), isMultipleOf(1, Number.NaN)]).toEqual([true, true, true]));

import { describe, expect, it } from 'vitest';
import { faultOf } from './fault';
import type { FormField } from './types';

const field = (type: FormField['type'], limits: Partial<FormField> = {}): FormField => ({ name: 'a', type, ...limits });

describe('faultOf', () => {
  it.each<[string, unknown, FormField, string | undefined]>([
    ['text', 'x', field('string'), undefined],
    ['no text', 1, field('string'), 'Expected string.'],
    ['null', null, field('string', { nullable: true }), undefined],
    ['neither', 1, field('string', { nullable: true }), 'Expected string or null.'],
    ['short by letters, not by bytes', '😀', field('string', { minLength: 1 }), undefined],
    ['short', 'a', field('string', { minLength: 2 }), 'Expected at least 2 characters, got 1.'],
    ['long', 'abc', field('string', { maxLength: 2 }), 'Expected at most 2 characters, got 3.'],
    ['another form', 'a', field('string', { patterns: ['^[0-9]+$'] }), 'Does not have the expected form.'],
    ['one of two forms', 'ax', field('string', { patterns: ['^a', 'b$'] }), 'Does not have the expected form.'],
    ['both forms', 'ab', field('string', { patterns: ['^a', 'b$'] }), undefined],
    ['a day', '2024-02-29', field('string', { format: 'date' }), undefined],
    ['no day', '2023-02-29', field('string', { format: 'date' }), 'Expected a date as YYYY-MM-DD.'],
    ['a moment', '2026-01-01T00:00:00+01:00', field('string', { format: 'date-time' }), undefined],
    [
      'a moment without a zone',
      '2026-01-01T00:00:00',
      field('string', { format: 'date-time' }),
      'Expected a moment with time zone, for example 2026-01-01T00:00:00Z.',
    ],
    ['a fraction', 1.5, field('integer'), 'Expected integer.'],
    ['small', 0, field('integer', { minimum: 1 }), 'Expected at least 1.'],
    ['large', 2, field('number', { maximum: 1 }), 'Expected at most 1.'],
    ['at the limit', 1, field('number', { exclusiveMinimum: 1 }), 'Expected more than 1.'],
    ['below the limit', 1, field('number', { exclusiveMaximum: 1 }), 'Expected less than 1.'],
    ['a step between', 3, field('integer', { multipleOf: 2 }), 'Expected a multiple of 2.'],
    ['few', [], field('array', { minItems: 1 }), 'Expected at least 1 item, got 0.'],
    ['many', [1, 2], field('array', { maxItems: 1 }), 'Expected at most 1 item, got 2.'],
    ['twice', ['a', 'b', 'a'], field('array', { uniqueItems: true }), 'Two of the items are the same.'],
    ['once', ['a', 'b'], field('array', { uniqueItems: true }), undefined],
    ['none of the choices', 'C', field('string', { choices: [['A'], ['B', 'the second']] }), 'Use one of A, B.'],
  ])('%s', (_what, value, of, fault) => {
    expect(faultOf(value, of)).toBe(fault);
  });

  it('suggests a valid value', () => {
    expect(faultOf('x', field('integer'), '5')).toBe('Expected integer, for example 5.');
  });
});

import type { Schema } from 'openapi-toolkit';
import { expect, it } from 'vitest';
import { limitsOf, uncheckedNote } from './field';

it.each<[object, object]>([
  [
    { minLength: 1, pattern: '^a$', format: 'date' },
    { minLength: 1, patterns: ['^a$'], format: 'date' },
  ],
  // Patterns in the syntax of other languages, and formats that describe the storage of a number.
  [{ pattern: '[\\w-.]' }, {}],
  [{ pattern: '(?i)a' }, {}],
  // A pattern with catastrophic backtracking.
  [{ pattern: '^(a+)+$', maxLength: 50 }, { maxLength: 50 }],
  [{ format: 'int64' }, {}],
  // Two patterns, one of them in the syntax of another language.
  [{ allOf: [{ pattern: '^a' }, { pattern: '(?i)a' }], pattern: 'b$' }, { patterns: ['^a', 'b$'] }],
  [
    { minimum: 1, exclusiveMinimum: 2 },
    { minimum: 1, exclusiveMinimum: 2 },
  ],
  [{ uniqueItems: true, maxItems: '3' }, { uniqueItems: true }],
  [{ uniqueItems: false }, {}],
])('a form checks of %j: %j', (schema, limits) => expect(limitsOf(schema as Schema)).toEqual(limits));

it.each([
  [{ pattern: '^(a+)+$' }, 'Its pattern is not checked here.'],
  [{ allOf: [{ pattern: '(?i)a' }], pattern: 'b' }, 'Its pattern is not checked here.'],
  [{ pattern: '^a+$' }, undefined],
  [{}, undefined],
])('a form says of %j: %s', (schema, note) => expect(uncheckedNote(schema as Schema)).toBe(note));

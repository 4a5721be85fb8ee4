import type { FieldRule } from 'docusaurus-preset-portal/content';
import { expect, it } from 'vitest';
import { brokenRule, keepable } from './fieldRule';

const NOW = Date.parse('2026-06-01T00:00:00Z');
const known = { now: NOW, isOfForm: (identifier: string, value: string) => value.startsWith(identifier) };
const says = 'No.';
const needs: FieldRule = { when: ['a', 'b'], needs: ['a', 'b'], says };
const holding: FieldRule = { when: ['list'], holding: 'x', needs: ['b'], says, problem: 'missing-purpose' };
const one: FieldRule = { one: [['a'], ['b', 'c']], says };
const any: FieldRule = { any: ['a', 'b'], says };
const period: FieldRule = { from: 'from', to: 'to', says };
const short: FieldRule = { from: 'from', to: 'to', days: 2, says };
const past: FieldRule = { past: 'body.at', says };
const kind: FieldRule = { field: 'id', by: 'type', is: 'k', identifier: 'kid', says };

it.each<[FieldRule, Record<string, unknown>, string[] | undefined]>([
  [needs, {}, undefined],
  [needs, { a: 1 }, ['b']],
  [holding, { list: ['y'] }, undefined],
  [one, { a: 1 }, undefined],
  [one, { a: 1, c: 1 }, ['a', 'c']],
  [any, { b: '' }, undefined],
  [period, { from: '2026-01-02', to: '2026-01-02' }, undefined],
  [period, { from: '2026-01-02', to: '2026-01-01' }, ['to']],
  [short, { from: '2026-01-01', to: '2026-01-03' }, undefined],
  [short, { from: '2026-01-01', to: '2026-01-04' }, ['to']],
  [past, { body: { at: '2026-06-01T00:00:00Z' } }, undefined],
  [past, { body: { at: '2026-06-01T00:00:01Z' } }, ['body.at']],
  [kind, { type: 'k', id: 'kid1' }, undefined],
  [kind, { type: 'k', id: '1' }, ['id']],
  [kind, { type: 'other', id: '1' }, undefined],
  [kind, { type: 'k' }, undefined],
])('%j of %j: %j', (rule, values, fields) => {
  expect(brokenRule([rule], values, known)?.fields).toEqual(fields);
});

it('tells the first, and which problem it is', () => {
  expect(brokenRule([any, period], { from: '2', to: '1' }, known)?.fields).toEqual(['a']);
  const problems = [one, any, holding].map(
    (rule) =>
      brokenRule([rule], { list: ['x'], a: rule === any ? undefined : 1, c: rule === any ? undefined : 1 }, known)
        ?.problem,
  );
  expect(problems).toEqual(['conflicting-parameters', 'invalid-parameter', 'missing-purpose']);
});

it.each<[string, FieldRule[]]>([
  ['a', [one, any, period]],
  ['b', [holding, one, period]],
  ['ab', [needs, holding, one, any, period]],
])('an operation with the fields %s can keep the rules that ask for no other', (fields, kept) =>
  expect(
    keepable(
      [needs, holding, one, any, period],
      Array.from(fields, (name) => ({ name })),
    ),
  ).toEqual(kept));

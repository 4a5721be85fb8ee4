import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Document } from '../../openapi';
import { differences } from '../differences';
import { edited, shapes } from '../shapes.fixture';
import { operationMutations, schemaMutations } from './index.fixture';

const DIRECTIONS = { request: 'Order', response: 'Receipt' } as const;

/** `severity rule` of each entry. */
const verdicts = (before: Document, after: Document) =>
  differences(before, after).map(({ severity, rule }) => `${severity} ${rule}`);

const withValue = (schema: string, text: string) =>
  edited(shapes(), `components schemas ${schema} properties value`, parse(text));

describe.each(['request', 'response'] as const)('an edit of a schema in a %s', (direction) => {
  it.each(schemaMutations)('%s → %s', (before, after, ...expected) => {
    const [severity, family = ''] = (expected[direction === 'request' ? 0 : 1] ?? '').split(' ');
    const [found, ...others] = differences(
      withValue(DIRECTIONS[direction], before),
      withValue(DIRECTIONS[direction], after),
    );
    expect([found?.severity, found?.rule.replace(`${direction}-`, ''), others]).toEqual([severity, family, []]);
    const reached =
      direction === 'request' ? ['POST /shapes', 'PUT /shapes/{shapeId}'] : ['GET /shapes/{shapeId}', 'POST /shapes'];
    expect(found?.reached.map(({ operation }) => operation)).toEqual(reached);
  });
});

describe('an edit of an operation', () => {
  it.each(operationMutations)('%s', (_, edits, expected) => {
    const after = edits.reduce((document, [path, value]) => edited(document, path, value), shapes());
    const found = verdicts(shapes(), after).map((text) => text.replace(/request-(?!encoding)/, ''));
    expect(found).toEqual(expected === '' ? [] : expected.split(', '));
  });
});

it('is tried with every keyword in both directions', () => {
  expect(2 * schemaMutations.length + operationMutations.length).toBeGreaterThanOrEqual(120);
});

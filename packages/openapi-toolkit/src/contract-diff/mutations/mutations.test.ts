import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { edited, shapes } from '../../../../../tests/support/shapes';
import { contractDifferences, type Difference } from '../contractDifferences';
import { rules } from '../rules';
import { operationMutations, schemaMutations } from './index.fixture';

const DIRECTIONS = { request: 'Order', response: 'Receipt' } as const;

const withValue = (schema: string, text: string) =>
  edited(shapes(), `components schemas ${schema} properties value`, parse(text));

type Direction = keyof typeof DIRECTIONS;
type Edits = (typeof operationMutations)[number][1];

const compared = new Map<string, Difference[]>();
/** Caches comparisons for all tests: each takes milliseconds, and there are hundreds. */
function once(key: unknown, compare: () => Difference[]): Difference[] {
  const name = JSON.stringify(key);
  const found = compared.get(name) ?? compare();
  compared.set(name, found);
  return found;
}

const ofSchema = (direction: Direction, before: string, after: string) =>
  once([direction, before, after], () =>
    contractDifferences(withValue(DIRECTIONS[direction], before), withValue(DIRECTIONS[direction], after)),
  );

const ofOperation = (edits: Edits) =>
  once(edits, () => {
    const after = edits.reduce((document, [path, value]) => edited(document, path, value), shapes());
    return contractDifferences(shapes(), after);
  });

describe.each(['request', 'response'] as const)('an edit of a schema in a %s', (direction) => {
  it.each(schemaMutations)('%s → %s', (before = '', after = '', expected = '', response = expected) => {
    const [severities = '', family = ''] = (direction === 'request' ? expected : response).split(' ');
    const severity = severities.split('/').at(direction === 'request' ? 0 : -1);
    const [found, ...others] = ofSchema(direction, before, after);
    expect([found?.severity, found?.rule.replace(`${direction}-`, ''), others]).toEqual([severity, family, []]);
    const reached =
      direction === 'request' ? ['POST /shapes', 'PUT /shapes/{shapeId}'] : ['GET /shapes/{shapeId}', 'POST /shapes'];
    expect(found?.affected.map(({ operation }) => operation)).toEqual(reached);
  });
});

describe('an edit of an operation', () => {
  it.each(operationMutations)('%s', (_, edits, expected) => {
    const found = ofOperation(edits).map(({ severity, rule }) => `${severity} ${rule}`);
    expect(found.map((text) => text.replace(/request-(?!encoding)/, ''))).toEqual(
      expected === '' ? [] : expected.split(', '),
    );
  });
});

it('covers every keyword in both directions', () => {
  expect(2 * schemaMutations.length + operationMutations.length).toBeGreaterThanOrEqual(120);
});

it('covers each of the rules', () => {
  const found = [
    ...schemaMutations.flatMap(([before, after]) => [
      ...ofSchema('request', before, after),
      ...ofSchema('response', before, after),
    ]),
    ...operationMutations.flatMap(([, edits]) => ofOperation(edits)),
  ];
  const reportedRules = new Set(found.map(({ rule }) => rule));
  expect(rules.map(({ id }) => id).filter((id) => !reportedRules.has(id))).toEqual([]);
});

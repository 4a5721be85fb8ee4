import type { Schema } from '../../openapi/document';
import { isTrue, type View, type Views } from '../view/view';
import { type ComparedPair, type ComparisonState, locateKeyword, noteDirected } from './graph';

/** Returns a limit as a number that grows as the limit gets tighter; -Infinity if there is no limit. */
type Tightness = (view: View) => number;

const values = (view: View, read: (schema: Schema) => unknown): number[] =>
  view.fragments.map(({ schema }) => read(schema)).filter((value) => typeof value === 'number');

/** Offset of an exclusive limit from its number. Limits that differ by less count as equal. */
const EXCLUSIVE_OFFSET = 1e-9;

const minimumOf = (schema: Schema): unknown => {
  const { minimum, exclusiveMinimum } = schema;
  if (typeof exclusiveMinimum === 'number')
    return Math.max(exclusiveMinimum + EXCLUSIVE_OFFSET, Number(minimum ?? -Infinity));
  return typeof minimum === 'number' && exclusiveMinimum === true ? minimum + EXCLUSIVE_OFFSET : minimum;
};
const maximumOf = (schema: Schema): unknown => {
  const { maximum, exclusiveMaximum } = schema;
  if (typeof exclusiveMaximum === 'number')
    return Math.min(exclusiveMaximum - EXCLUSIVE_OFFSET, Number(maximum ?? Infinity));
  return typeof maximum === 'number' && exclusiveMaximum === true ? maximum - EXCLUSIVE_OFFSET : maximum;
};

type Limit = readonly [name: string, tightness: Tightness, keywords: readonly string[]];

const LIMITS: readonly Limit[] = [
  ['minimum', (view) => Math.max(...values(view, minimumOf)), ['minimum', 'exclusiveMinimum']],
  ['maximum', (view) => -Math.min(...values(view, maximumOf)), ['maximum', 'exclusiveMaximum']],
  ...['minLength', 'minItems', 'minProperties', 'minContains'].map(
    (name): Limit => [name, (view) => Math.max(...values(view, (schema) => schema[name])), [name]],
  ),
  ...['maxLength', 'maxItems', 'maxProperties', 'maxContains'].map(
    (name): Limit => [name, (view) => -Math.min(...values(view, (schema) => schema[name])), [name]],
  ),
  ['uniqueItems', (view) => (isTrue(view, 'uniqueItems') ? 1 : 0), ['uniqueItems']],
];

const effective = (name: string, tightness: number): number =>
  /^min(Length|Items|Properties)$/.test(name) && tightness === 0 ? -Infinity : tightness;

const statedLimits = (view: View, keywords: readonly string[]): string =>
  keywords
    .flatMap((keyword) =>
      view.fragments
        .filter(({ schema }) => schema[keyword] !== undefined)
        .map(({ schema }) => `${keyword} ${schema[keyword]}`),
    )
    .join(', ') || 'none';

export function compareLimits(context: ComparisonState, { before, after }: Views, pair: ComparedPair): void {
  for (const [name, tightness, keywords] of LIMITS) {
    const [old, now] = [effective(name, tightness(before)), effective(name, tightness(after))];
    if (old === now) continue;
    noteDirected(context, pair, now > old ? 'limit-tightened' : 'limit-loosened', {
      ...locateKeyword({ before, after }, name, keywords),
      message: `The limit of ${context.label} changed from ${statedLimits(before, keywords)} to ${statedLimits(after, keywords)}.`,
    });
  }
}

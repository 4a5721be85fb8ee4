import { exclusiveLimits } from '../../openapi/read/constraints';
import type { View, Views } from '../view/view';
import { type ComparedPair, type ComparisonState, locateKeyword, noteDirected } from './graph';

/** Offset of an exclusive limit from its number. Limits that differ by less count as equal. */
const EXCLUSIVE_OFFSET = 1e-9;

/** A keyword, whether its limit gets tighter with its number or against it, and the keyword that excludes the number. */
type Limit = readonly [name: string, sign: 1 | -1, exclusive?: string];

const LIMITS: readonly Limit[] = [
  ['minimum', 1, 'exclusiveMinimum'],
  ['maximum', -1, 'exclusiveMaximum'],
  ...['minLength', 'minItems', 'minProperties', 'minContains', 'uniqueItems'].map((name): Limit => [name, 1]),
  ...['maxLength', 'maxItems', 'maxProperties', 'maxContains'].map((name): Limit => [name, -1]),
];

/** Returns a limit as a number that grows as the limit gets tighter; -Infinity if there is no limit. */
function tightness(view: View, [name, sign, exclusive = '']: Limit): number {
  const all = view.fragments.flatMap(({ schema }) => {
    const limits = exclusiveLimits(schema);
    const of = (value: unknown) => (typeof value === 'number' ? sign * value : value === true ? 1 : -Infinity);
    return [of(limits[name]), of(limits[exclusive]) + EXCLUSIVE_OFFSET];
  });
  const tightest = Math.max(...all);
  return /^min(Length|Items|Properties)$/.test(name) && tightest === 0 ? -Infinity : tightest;
}

const statedLimits = (view: View, keywords: readonly string[]): string =>
  keywords
    .flatMap((keyword) =>
      view.fragments
        .filter(({ schema }) => schema[keyword] !== undefined)
        .map(({ schema }) => `${keyword} ${schema[keyword]}`),
    )
    .join(', ') || 'none';

export function compareLimits(context: ComparisonState, { before, after }: Views, pair: ComparedPair): void {
  for (const limit of LIMITS) {
    const [old, now] = [tightness(before, limit), tightness(after, limit)];
    if (old === now) continue;
    const [name, , ...exclusive] = limit;
    const keywords = [name, ...exclusive].filter((keyword) => keyword !== undefined);
    noteDirected(context, pair, now > old ? 'limit-tightened' : 'limit-loosened', {
      ...locateKeyword({ before, after }, name, keywords),
      message: `The limit of ${context.label} changed from ${statedLimits(before, keywords)} to ${statedLimits(after, keywords)}.`,
    });
  }
}

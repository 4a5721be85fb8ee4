import { canonical } from '../view/canonical';
import { type ComparedPair, type ComparisonState, note, type PartLocation } from './graph';

/** An object of a contract that is not a schema, and its position. */
export interface Positioned<T> {
  object: T;
  pointer: string;
}

/** The same object in both contracts. */
export interface Sides<T> {
  before: Positioned<T>;
  after: Positioned<T>;
}

export const locationOf = ({ before, after }: Sides<object>): PartLocation => ({
  before: before.pointer,
  after: after.pointer,
});

/** Notes that a part became required or optional. */
export function compareRequired(
  pair: ComparedPair,
  sides: Sides<object>,
  [before, after]: readonly [before: boolean, after: boolean],
  kind: 'body' | 'parameter' | 'header',
  message: (now: boolean) => string,
): void {
  if (before !== after)
    note(pair, `${kind}-${after ? 'required' : 'optional'}`, {
      ...locationOf(sides),
      aspect: 'required',
      message: message(after),
    });
}

/** Keywords of objects that are not schemas, grouped by the rule for their differences. */
const TEXTS = ['summary', 'description'];
const EXAMPLES = ['example', 'examples'];
const isAnnotation = (keyword: string) =>
  keyword === 'externalDocs' ||
  keyword === 'tags' ||
  (keyword.startsWith('x-') && keyword !== 'x-sunset' && keyword !== 'x-changes');

/** Compares the texts and examples of an object that is not a schema. */
export function compareTexts(context: ComparisonState, sides: Sides<object>, pair: ComparedPair): void {
  const [old, now] = [new Map(Object.entries(sides.before.object)), new Map(Object.entries(sides.after.object))];
  const annotations = [...new Set([...old.keys(), ...now.keys()].filter(isAnnotation))].sort();
  const groups = [
    ['text-changed', TEXTS],
    ['example-changed', EXAMPLES],
    ['annotation-changed', annotations],
  ] as const;
  for (const [rule, keywords] of groups) {
    for (const keyword of keywords) {
      const textBefore = canonical(context.before, old.get(keyword), keyword);
      if (textBefore === canonical(context.after, now.get(keyword), keyword)) continue;
      const at = `${(now.has(keyword) ? sides.after : sides.before).pointer}/${keyword}`;
      note(pair, rule, {
        ...locationOf(sides),
        aspect: keyword,
        at,
        message: `The ${keyword} of ${context.label} changed.`,
      });
    }
  }
}

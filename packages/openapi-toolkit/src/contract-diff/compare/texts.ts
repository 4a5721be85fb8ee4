import type { RuleId } from '../rules';
import { canonical } from '../view/canonical';
import { type ComparedPair, type ComparisonState, type NewFinding, note, type PartLocation } from './graph';

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
  if (before === after) return;
  const found = { ...locationOf(sides), aspect: 'required', message: message(after) };
  note(pair, `${kind}-${after ? 'required' : 'optional'}`, found);
}

const TEXTS = ['title', 'summary', 'description', '$comment'];
const EXAMPLES = ['example', 'examples'];
/** Extensions that are compared by themselves. `x-keywords` is for the search of the portal: a client has nothing to do with it. */
const OTHERS = ['x-sunset', 'x-changes', 'x-keywords'];

/** Returns the rule for differences of a keyword that is for people; undefined for any other keyword. */
export function textRule(keyword: string): RuleId | undefined {
  if (TEXTS.includes(keyword)) return 'text-changed';
  if (EXAMPLES.includes(keyword)) return 'example-changed';
  const isAnnotation = keyword === 'externalDocs' || keyword === 'tags' || keyword.startsWith('x-');
  return isAnnotation && !OTHERS.includes(keyword) ? 'annotation-changed' : undefined;
}

/** Compares the texts and examples of an object that is not a schema. */
export function compareTexts(context: ComparisonState, sides: Sides<object>, pair: ComparedPair): void {
  const [old, now] = [new Map(Object.entries(sides.before.object)), new Map(Object.entries(sides.after.object))];
  for (const keyword of new Set([...old.keys(), ...now.keys()])) {
    const rule = textRule(keyword);
    const textBefore = canonical(context.before, old.get(keyword), keyword);
    if (!rule || textBefore === canonical(context.after, now.get(keyword), keyword)) continue;
    const at = `${(now.has(keyword) ? sides.after : sides.before).pointer}/${keyword}`;
    const message = `The ${keyword} of ${context.label} changed.`;
    note(pair, rule, { ...locationOf(sides), aspect: keyword, at, message });
  }
}

type Deprecable = { deprecated?: boolean; 'x-sunset'?: unknown };

const sunsetOf = ({ 'x-sunset': sunset }: Deprecable) => (sunset === undefined ? undefined : String(sunset));

export const compareLifetimeOf = ({ label }: ComparisonState, sides: Sides<Deprecable>, pair: ComparedPair): void =>
  compareLifetime(pair, label, locationOf(sides), sides.before.object, sides.after.object);

/** Compares the deprecation of a part, and the day of its removal (`x-sunset`). */
export function compareLifetime(
  pair: ComparedPair,
  label: string,
  { before, after, at }: Pick<NewFinding, 'before' | 'after' | 'at'>,
  ...lifetimes: [Deprecable, Deprecable]
): void {
  const [wasDeprecated, isDeprecated] = lifetimes.map(({ deprecated }) => deprecated === true);
  const [old, now] = lifetimes.map(sunsetOf);
  const add = (rule: RuleId, message: string) =>
    note(pair, rule, { before, after, at, aspect: 'lifetime', message: `${label} ${message}` });
  if (old && now && now < old) add('sunset-earlier', `is removed on ${now}, not on ${old}.`);
  else if (isDeprecated && !wasDeprecated) add('deprecated', `is deprecated${now ? ` and is removed on ${now}` : ''}.`);
  else if (wasDeprecated && !isDeprecated) add('undeprecated', 'is no longer deprecated.');
  else if (old !== now) add('sunset-set', now ? `is removed on ${now}.` : 'has no day of removal any more.');
}

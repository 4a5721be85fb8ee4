import type { RuleId } from '../rules';
import { canonical } from '../view/canonical';
import { type ComparedPair, type ComparisonState, type NewFinding, newPair, note, type PartLocation } from './graph';

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

/** Pairs the members of two maps by their keys. */
export const pairedMembers = <T>(before: ReadonlyMap<string, T>, after: ReadonlyMap<string, T>) =>
  [...new Set([...before.keys(), ...after.keys()])].map((key) => ({
    key,
    before: before.get(key),
    after: after.get(key),
  }));

type PartKind = 'operation' | 'callback' | 'parameter' | 'body' | 'media-type' | 'response' | 'error' | 'header';

function addedRule(kind: PartKind, required: boolean): RuleId {
  if (kind === 'parameter' || kind === 'body') return `${required ? 'required' : 'optional'}-${kind}-added`;
  return `${kind}-added`;
}

/** Compares a part that either contract may lack. `required`: whether requests need it. */
export function comparePart<P extends { pointer: string }>(
  { kind, label, required = false }: { kind: PartKind; label: string; required?: boolean },
  { before, after }: { before?: P; after?: P },
  compare: (before: P, after: P) => ComparedPair,
): ComparedPair {
  if (before && after) return compare(before, after);
  const pair = newPair();
  if (before) note(pair, `${kind}-removed`, { before: before.pointer, aspect: kind, message: `${label} was removed.` });
  if (after) {
    const message = `${label} was added${required ? ' and is required' : ''}.`;
    note(pair, addedRule(kind, required), { after: after.pointer, aspect: kind, message });
  }
  return pair;
}

export const isRequired = ({ required, in: location }: { required?: boolean; in?: string }): boolean =>
  required === true || location === 'path';

/** Notes that a part became required or optional. */
export function compareRequired(
  { label }: ComparisonState,
  sides: Sides<{ required?: boolean }>,
  kind: 'body' | 'parameter' | 'header',
  pair: ComparedPair,
): void {
  const isNow = isRequired(sides.after.object);
  if (isNow === isRequired(sides.before.object)) return;
  const message = `${label} is ${isNow ? 'now' : 'no longer'} required.`;
  note(pair, `${kind}-${isNow ? 'required' : 'optional'}`, { ...locationOf(sides), aspect: 'required', message });
}

const TEXTS = ['title', 'summary', 'description', '$comment', 'contact', 'license', 'termsOfService'];
const EXAMPLES = ['example', 'examples'];
/** Extensions that are compared by themselves. `x-keywords` is for the search of the portal: a client has nothing to do with it. */
const OTHERS = ['x-sunset', 'x-changes', 'x-keywords'];

/** Returns the rule for differences of a keyword that is for people; undefined for any other keyword. */
export function textRule(keyword: string): RuleId | undefined {
  if (TEXTS.includes(keyword)) return 'text-changed';
  if (EXAMPLES.includes(keyword)) return 'example-changed';
  if (keyword === 'links') return 'link-changed';
  const isAnnotation = keyword === 'externalDocs' || keyword === 'tags' || keyword.startsWith('x-');
  return isAnnotation && !OTHERS.includes(keyword) ? 'annotation-changed' : undefined;
}

/** Compares the texts, examples and lifetime of an object that is not a schema. */
export function compareTexts(
  { before, after, label }: ComparisonState,
  sides: Sides<object>,
  pair: ComparedPair,
): void {
  const [old, now] = [new Map(Object.entries(sides.before.object)), new Map(Object.entries(sides.after.object))];
  for (const { key: keyword, ...texts } of pairedMembers(old, now)) {
    const rule = textRule(keyword);
    if (!rule || canonical(before, texts.before, keyword) === canonical(after, texts.after, keyword)) continue;
    const at = `${(now.has(keyword) ? sides.after : sides.before).pointer}/${keyword}`;
    note(pair, rule, { ...locationOf(sides), aspect: keyword, at, message: `The ${keyword} of ${label} changed.` });
  }
  compareLifetime(pair, label, locationOf(sides), sides.before.object, sides.after.object);
}

type Deprecable = { deprecated?: boolean; 'x-sunset'?: unknown };

const sunsetOf = ({ 'x-sunset': sunset }: Deprecable) => (sunset === undefined ? undefined : String(sunset));

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

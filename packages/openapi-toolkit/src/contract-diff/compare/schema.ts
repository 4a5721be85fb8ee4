import type { AnySchema, Schema } from '../../openapi/document';
import type { FamilyId } from '../rules';
import {
  allValues,
  enumeratedValues,
  having,
  isNullable,
  isTrue,
  nearestValues,
  schemaView,
  type View,
  type Views,
  viewTypes,
} from '../view/view';
import { compareAlternatives } from './alternatives';
import { type ComparedPair, type ComparisonState, locateKeyword, newPair, note, noteDirected, once } from './graph';
import { compareLimits } from './limits';
import { change, quote, quotedList } from './messageText';
import { compareObject } from './object';
import { compareLifetime, type Sides, textRule } from './part';

type Add = (family: FamilyId, message: string) => void;

function compareValues(context: ComparisonState, { before, after }: Views, pair: ComparedPair): void {
  const [old, now] = [enumeratedValues(before), enumeratedValues(after)];
  if (!old && !now) return;
  const add: Add = (family, message) =>
    noteDirected(context, pair, family, { ...locateKeyword({ before, after }, 'values', ['enum', 'const']), message });
  if (!old) add('values-listed', `${context.label} is now one of ${quotedList(now ?? [])}.`);
  else if (!now) add('values-unlisted', `${context.label} may now be anything, not only ${quotedList(old)}.`);
  else compareLists(context, old, now, add);
}

function compareLists({ label }: ComparisonState, old: Set<string>, now: Set<string>, add: Add): void {
  const added = [...now].filter((value) => !old.has(value));
  const removed = [...old].filter((value) => !now.has(value));
  const isNew = added.length > 0 && removed.length === old.size;
  if (isNew)
    add('values-replaced', `The values of ${label} changed from ${quotedList(removed)} to ${quotedList(added)}.`);
  else if (added.length > 0) add('value-added', `${label} has new values: ${quotedList(added)}.`);
  if (removed.length > 0 && !isNew) add('value-removed', `${label} has lost values: ${quotedList(removed)}.`);
}

const typeList = (types: Set<string> | undefined): string =>
  types ? quotedList([...types].filter((type) => type !== 'integer' || !types.has('number'))) : 'any type';

/** True if `wide` allows everything that `narrow` does. Undefined allows anything. */
const covers = (wide: Set<string> | undefined, narrow: Set<string> | undefined): boolean =>
  wide === undefined || (narrow !== undefined && [...narrow].every((type) => wide.has(type)));

/** Returns the position of the null type. Null beside a reference belongs to the reference, not to its target. */
function locateNull(views: Views) {
  const isBeside = [views.before, views.after].some(({ fragments }) => fragments.some(({ orNull }) => orNull));
  const { before, after } = views;
  return isBeside
    ? { before: before.pointer, after: after.pointer, aspect: 'type' }
    : locateKeyword(views, 'type', ['type', 'nullable', 'enum', 'const']);
}

function compareNull(context: ComparisonState, views: Views, pair: ComparedPair): void {
  const [nullableBefore, nullableAfter] = [isNullable(views.before), isNullable(views.after)];
  if (nullableBefore === nullableAfter) return;
  const message = nullableAfter ? `${context.label} may now be null.` : `${context.label} is never null any more.`;
  noteDirected(context, pair, nullableAfter ? 'null-added' : 'null-removed', { ...locateNull(views), message });
}

/** Compares the allowed types, including null. Returns `other` when no old type is left to compare. */
function compareTypes(context: ComparisonState, { before, after }: Views, pair: ComparedPair): 'same' | 'other' {
  const [old, now] = [viewTypes(before), viewTypes(after)];
  const [wider, narrower] = [covers(now, old), covers(old, now)];
  if (wider && narrower) {
    compareNull(context, { before, after }, pair);
    return 'same';
  }
  noteDirected(context, pair, wider ? 'type-widened' : narrower ? 'type-narrowed' : 'type-changed', {
    ...locateKeyword({ before, after }, 'type', ['type']),
    message: `The type of ${context.label} changed from ${typeList(old)} to ${typeList(now)}.`,
  });
  return wider || narrower ? 'same' : 'other';
}

/** Keywords that are only tested for equality: their values cannot be ordered from wider to narrower. */
const CONSTRAINTS = `pattern multipleOf not if then else contains dependentRequired dependentSchemas
  unevaluatedProperties unevaluatedItems propertyNames`.split(/\s+/);
const ENCODINGS = ['contentEncoding', 'contentMediaType', 'contentSchema', 'xml'];

const WIDER_FORMATS = new Map([
  ['int32', 'int64'],
  ['float', 'double'],
]);

type Kind = 'added' | 'removed' | 'changed';

const kindOf = (old: string[], now: string[]): Kind => {
  if (old.every((value) => now.includes(value))) return 'added';
  return now.every((value) => old.includes(value)) ? 'removed' : 'changed';
};

function formatFamily(old: string[], now: string[], kind: Kind): FamilyId {
  const [from, to] = [old[0] ?? '', now[0] ?? ''].map((text) => text.replaceAll('"', '')) as [string, string];
  if (kind === 'added' || WIDER_FORMATS.get(to) === from) return 'format-tightened';
  if (kind === 'removed' || WIDER_FORMATS.get(from) === to) return 'format-loosened';
  return 'format-changed';
}

/** Compares format, pattern and the other keywords that are only tested for equality. */
function compareConstraints(context: ComparisonState, { before, after }: Views, pair: ComparedPair): void {
  const compare = (
    keyword: string,
    read: typeof allValues,
    familyOf: (kind: Kind, old: string[], now: string[]) => FamilyId,
  ) => {
    const [old, now] = [read(before, keyword), read(after, keyword)];
    if (old.join() === now.join()) return;
    noteDirected(context, pair, familyOf(kindOf(old, now), old, now), {
      ...locateKeyword({ before, after }, keyword, [keyword]),
      message: `\`${keyword}\` of ${context.label} ${change(old.join(', ') || undefined, now.join(', ') || undefined)}.`,
    });
  };
  for (const keyword of CONSTRAINTS) compare(keyword, allValues, (kind) => `constraint-${kind}`);
  for (const keyword of ENCODINGS) compare(keyword, nearestValues, () => 'encoding-changed');
  compare('format', allValues, (kind, old, now) => formatFamily(old, now, kind));
  compare('default', nearestValues, (kind) => `default-${kind}`);
}

const keywordsOf = (view: View) => view.fragments.flatMap(({ schema }) => Object.keys(schema));

/** Compares descriptions, the unit and the lifetime of a value. */
function compareAnnotations(context: ComparisonState, { before, after }: Views, pair: ComparedPair): void {
  const { label } = context;
  const locate = (keyword: string) => locateKeyword({ before, after }, keyword, [keyword]);
  for (const keyword of new Set([...keywordsOf(before), ...keywordsOf(after)])) {
    const rule = keyword === 'x-unit' ? undefined : textRule(keyword);
    if (rule && nearestValues(before, keyword).join() !== nearestValues(after, keyword).join())
      note(pair, rule, { ...locate(keyword), message: `The ${keyword} of ${label} changed.` });
  }
  const [old, now] = [before, after].map((view) => nearestValues(view, 'x-unit').join());
  if (old !== now) {
    const message = `The unit of ${label} ${change(old || undefined, now || undefined)}.`;
    // Adding a unit is not breaking: the value may have had it from the start.
    if (old && now) noteDirected(context, pair, 'unit-changed', { ...locate('x-unit'), message });
    else note(pair, 'annotation-changed', { ...locate('x-unit'), message });
  }
  const lifetime = (view: View) => ({
    deprecated: isTrue(view, 'deprecated'),
    'x-sunset': having(view, 'x-sunset')[0]?.schema['x-sunset'],
  });
  const location = locateKeyword({ before, after }, 'lifetime', ['deprecated', 'x-sunset']);
  compareLifetime(pair, label, location, lifetime(before), lifetime(after));
}

/** Compares two schemas and everything below them. After a change of type, only texts are compared. */
export function compareViews(context: ComparisonState, views: Views): ComparedPair {
  const { before, after } = views;
  return once(context, `${before.key} → ${after.key}`, (pair) => {
    const name = after.name ?? before.name;
    const schemaContext: ComparisonState = name === undefined ? context : { ...context, label: quote(name) };
    compareAnnotations(schemaContext, views, pair);
    if (compareAlternatives(schemaContext, views, pair) === 'other') return;
    if (compareTypes(schemaContext, views, pair) === 'other') return;
    compareValues(schemaContext, views, pair);
    compareLimits(schemaContext, views, pair);
    compareConstraints(schemaContext, views, pair);
    compareObject(schemaContext, views, pair);
  });
}

const ANY: Schema = {};

/** Compares the schemas of a parameter, header or media type. An absent schema allows anything. */
export function compareSchemaOf(
  context: ComparisonState,
  { before, after }: Sides<{ schema?: AnySchema }>,
): ComparedPair {
  const [old, now] = [before.object.schema, after.object.schema];
  if (old === undefined && now === undefined) return newPair();
  return compareViews(context, {
    before: schemaView(context.before, old ?? ANY, `${before.pointer}/schema`),
    after: schemaView(context.after, now ?? ANY, `${after.pointer}/schema`),
  });
}

import { ownValue } from '../../lib/attempt';
import type { AnySchema, Document, Schema } from '../../openapi/document';
import { pointerBelow } from '../../openapi/pointer';
import { canonical } from './canonical';
import { type Fragment, fragmentsOf, isNullSchema } from './fragments';

/** Combined view of a schema: all fragments that a value has to satisfy. */
export interface View {
  document: Document;
  fragments: readonly Fragment[];
  /** Equal for equal fragments. */
  key: string;
  /** Pointer to the schema itself. */
  pointer: string;
  /** Name, if it is a named schema. */
  name?: string;
}

/** View of a part of a schema. */
export interface PartView extends View {
  /** Pointer to the part itself, before references are followed. */
  writtenAt: string;
}

export interface Views {
  before: View;
  after: View;
}

/** Keywords that do not restrict values. A schema with only these beside a reference keeps the name of its target. */
const NON_RESTRICTING = /^(description|title|summary|examples?|deprecated|x-.*|anyOf|oneOf)$/;

const isUnrestricted = ({ schema }: Fragment) =>
  Object.entries(schema).every(([key, value]) => value === undefined || NON_RESTRICTING.test(key));

function viewOf(document: Document, fragments: readonly Fragment[]): View {
  const own = fragments.at(-1);
  const named = own && (own.name || !isUnrestricted(own)) ? own : fragments.findLast(({ name }) => name);
  const keys = fragments.map(({ pointer, orNull, level }) => `${pointer}${orNull ? '?' : ''}${level}`);
  return { document, fragments, key: keys.sort().join(' '), pointer: own?.pointer ?? '', name: named?.name };
}

/** Returns the view of a schema at a pointer. */
export const schemaView = (document: Document, schema: AnySchema, pointer: string): View =>
  viewOf(document, fragmentsOf(document, schema, { pointer, level: 0, orNull: false }));

/** Returns the fragments that have a keyword. */
export const having = (view: View, keyword: string): Fragment[] =>
  view.fragments.filter(({ schema }) => schema[keyword] !== undefined);

/** Returns the pointer to a keyword; undefined if no fragment has it. */
export function keywordAt(view: View, keyword: string): string | undefined {
  const holder = having(view, keyword).at(-1);
  return holder && pointerBelow(holder.pointer, keyword);
}

/** Returns the values of a keyword in all fragments, as canonical text. They apply together. */
export const allValues = (view: View, keyword: string): string[] =>
  [...new Set(having(view, keyword).map(({ schema }) => canonical(view.document, schema[keyword], keyword)))].sort();

/** Returns the values of a keyword in the nearest fragments: a text beside a reference overrides that of its target. */
export function nearestValues(view: View, keyword: string): string[] {
  const holders = having(view, keyword);
  const nearest = Math.min(...holders.map(({ level }) => level));
  return allValues({ ...view, fragments: holders.filter(({ level }) => level === nearest) }, keyword);
}

/** True if the keyword is `true` in any fragment. */
export const isTrue = (view: View, keyword: string): boolean =>
  view.fragments.some(({ schema }) => schema[keyword] === true);

const MAX_LEVEL = 9;

/** Steps from a schema to a part of it. */
export type Route = readonly [keyword: string, ...(string | number)[]];

const partOf = (schema: Schema, route: Route) =>
  route.reduce<unknown>((part, step) => ownValue(part as Record<string, unknown>, String(step)), schema) as
    | AnySchema
    | undefined;

/** Makes levels relative to the nearest fragment: a recursive schema would get deeper at each turn. */
function relative(found: Fragment[]): Fragment[] {
  const nearest = Math.min(...found.map(({ level }) => level));
  return found.map((fragment) => ({ ...fragment, level: Math.min(fragment.level - nearest, MAX_LEVEL) }));
}

/** Combines the same part of several fragments into one view. */
export function partView(view: View, route: Route): PartView | undefined {
  const parts = view.fragments.flatMap(({ schema, pointer, level }) => {
    const part = partOf(schema, route);
    return part === undefined ? [] : [{ part, level, pointer: pointerBelow(pointer, ...route) }];
  });
  const nearest = parts.at(-1);
  if (!nearest) return undefined;
  const found = parts.flatMap(({ part, ...position }) =>
    fragmentsOf(view.document, part, { ...position, orNull: false }),
  );
  return { ...viewOf(view.document, relative(found)), writtenAt: nearest.pointer };
}

/** Returns the view of a part; of a schema without keywords if no fragment has the part. */
export const partOrAny = (view: View, route: Route): View =>
  partView(view, route) ?? schemaView(view.document, {}, pointerBelow(view.pointer, ...route));

const intersection = (sets: Set<string>[]): Set<string> | undefined =>
  sets.length === 0 ? undefined : new Set([...(sets[0] ?? [])].filter((name) => sets.every((set) => set.has(name))));

/** Returns the allowed types without null; undefined for any. `number` includes `integer`. */
export function viewTypes(view: View): Set<string> | undefined {
  const sets = having(view, 'type').map(({ schema }) => {
    const types = new Set([schema.type].flat() as string[]);
    if (types.has('number')) types.add('integer');
    types.delete('null');
    return types;
  });
  return intersection(sets);
}

function allowsNull(document: Document, { schema, orNull }: Fragment): boolean {
  if (orNull) return true;
  const { type, enum: listed, nullable } = schema;
  if (type !== undefined && nullable !== true && ![type].flat().includes('null')) return false;
  if (listed && !listed.includes(null)) return false;
  if (schema.const !== undefined && schema.const !== null) return false;
  return ['anyOf', 'oneOf'].every((keyword) => {
    const options = schema[keyword] as AnySchema[] | undefined;
    return !options || options.some((option) => isNullSchema(option) || isShallowNullable(document, option));
  });
}

function isShallowNullable(document: Document, option: AnySchema): boolean {
  const position = { pointer: '', level: 0, orNull: false };
  return fragmentsOf(document, option, position).every(
    ({ schema }) => schema.nullable === true || [schema.type].flat().includes('null'),
  );
}

/** True if null is allowed. */
export const isNullable = (view: View): boolean =>
  view.fragments.every((fragment) => allowsNull(view.document, fragment));

/** Returns the values of `enum` and `const` as JSON, without null; undefined if any value is allowed. */
export function enumeratedValues(view: View): Set<string> | undefined {
  const lists = view.fragments.flatMap(({ schema }) => [
    ...(schema.enum ? [schema.enum] : []),
    ...(schema.const === undefined ? [] : [[schema.const]]),
  ]);
  return intersection(
    lists.map(
      (list) => new Set(list.filter((value) => value !== null).map((value) => canonical(view.document, value))),
    ),
  );
}

import type { Document } from '../../openapi';
import type { AnySchema, Schema } from '../../openapi/document';
import { pointerBelow } from '../../openapi/pointer';
import { canonical } from './canonical';
import { type Fragment, fragmentsOf, isNullSchema, type Place } from './fragments';

/** A schema as the comparison sees it: everything a value has to satisfy, wherever it is written. */
export interface View {
  document: Document;
  fragments: readonly Fragment[];
  /** The same for the same fragments. */
  key: string;
  /** Pointer to the schema itself. */
  pointer: string;
  /** Its name, where it is a named schema. */
  name?: string;
}

/** Keywords that say nothing about which values are allowed, so that they do not hide the name of what they stand beside. */
const WORDS = /^(description|title|summary|examples?|deprecated|x-.*|anyOf|oneOf)$/;

const sayNothing = ({ schema }: Fragment) =>
  Object.entries(schema).every(([key, value]) => value === undefined || WORDS.test(key));

/** Makes the view of fragments that hold together. */
function viewOf(document: Document, fragments: readonly Fragment[]): View {
  const own = fragments.at(-1);
  const named = own && (own.name || !sayNothing(own)) ? own : fragments.findLast(({ name }) => name);
  const keys = fragments.map(({ pointer, orNull, level }) => `${pointer}${orNull ? '?' : ''}${level}`);
  return { document, fragments, key: keys.sort().join(' '), pointer: own?.pointer ?? '', name: named?.name };
}

/** The view of a schema at a pointer. */
export const schemaView = (document: Document, schema: AnySchema, pointer: string): View =>
  viewOf(document, fragmentsOf(document, schema, { pointer, level: 0, orNull: false }));

/** The fragments that have a keyword. */
export const having = (view: View, keyword: string): Fragment[] =>
  view.fragments.filter(({ schema }) => schema[keyword] !== undefined);

/** Pointer to a keyword; undefined where no fragment has it. */
export function keywordAt(view: View, keyword: string, ...parts: (string | number)[]): string | undefined {
  const holder = view.fragments.findLast(({ schema }) => schema[keyword] !== undefined);
  return holder && pointerBelow(holder.pointer, keyword, ...parts);
}

/** Every value that the fragments give a keyword, as canonical text. They hold together. */
export const allValues = (view: View, keyword: string): string[] =>
  [...new Set(having(view, keyword).map(({ schema }) => canonical(view.document, schema[keyword], keyword)))].sort();

/** The values that the nearest fragments give a keyword: a text beside a reference wins over the text behind it. */
export function nearestValues(view: View, keyword: string): string[] {
  const holders = having(view, keyword);
  const nearest = Math.min(...holders.map(({ level }) => level));
  return allValues({ ...view, fragments: holders.filter(({ level }) => level === nearest) }, keyword);
}

/** Whether any fragment says `true`. */
export const isTrue = (view: View, keyword: string): boolean =>
  view.fragments.some(({ schema }) => schema[keyword] === true);

const MAX_LEVEL = 9;

/** Pointer to where the fragments hold a part, the nearest one. */
export function partAt(view: View, pick: Pick): string | undefined {
  const holder = view.fragments.findLast(({ schema }) => pick(schema)[0] !== undefined);
  if (!holder) return undefined;
  const [, ...way] = pick(holder.schema);
  return pointerBelow(holder.pointer, ...way);
}

/** Reads a part of a schema, and the way to it. */
export type Pick = (schema: Schema) => [AnySchema | undefined, ...(string | number)[]];

/** A shape that contains itself may lead deeper at each turn: levels count from the nearest fragment, and not on for ever. */
function relative(found: Fragment[]): Fragment[] {
  const nearest = Math.min(...found.map(({ level }) => level));
  return found.map((one) => ({ ...one, level: Math.min(one.level - nearest, MAX_LEVEL) }));
}

/** The parts that several fragments have at one place, as one view. */
export function partView(view: View, pick: Pick): View | undefined {
  const found = view.fragments.flatMap(({ schema, pointer, level }) => {
    const [part, ...way] = pick(schema);
    if (part === undefined) return [];
    const place: Place = { pointer: pointerBelow(pointer, ...way), level, orNull: false };
    return fragmentsOf(view.document, part, place);
  });
  return found.length > 0 ? viewOf(view.document, relative(found)) : undefined;
}

const intersection = (sets: Set<string>[]): Set<string> | undefined =>
  sets.length === 0 ? undefined : new Set([...(sets[0] ?? [])].filter((one) => sets.every((set) => set.has(one))));

/** The types a value may have, without null; undefined for any. An integer is a number as well. */
export function typesOf(view: View): Set<string> | undefined {
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
  const place = { pointer: '', level: 0, orNull: false };
  return fragmentsOf(document, option, place).every(
    ({ schema }) => schema.nullable === true || [schema.type].flat().includes('null'),
  );
}

/** Whether null is a value. */
export const isNullable = (view: View): boolean => view.fragments.every((one) => allowsNull(view.document, one));

/** The values listed by `enum` and `const`, as JSON without null; undefined where any is allowed. */
export function listedValues(view: View): Set<string> | undefined {
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

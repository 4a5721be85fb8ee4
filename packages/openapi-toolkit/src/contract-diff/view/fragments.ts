import type { AnySchema, Document, Schema } from '../../openapi/document';
import { isRef, lookUp, refName } from '../../openapi/pointer';

/** A schema object that contributes to the schema of a value, and its position. */
export interface Fragment {
  schema: Schema;
  /** JSON pointer, written like a `$ref`. */
  pointer: string;
  /** Name, if it is a named schema. */
  name?: string;
  /** Number of references and `allOf` levels from the schema itself. The nearest fragment wins where texts differ. */
  level: number;
  /** True if null is allowed beside it: `anyOf: [fragment, { type: 'null' }]`. */
  orNull: boolean;
}

export type FragmentPosition = Pick<Fragment, 'pointer' | 'level' | 'orNull'>;

export const isNullSchema = (schema: AnySchema): boolean =>
  typeof schema === 'object' && [schema.type].flat().every((type) => type === 'null');

const named = (ref: string) => (/^#\/components\/schemas\/[^/]+$/.test(ref) ? refName(ref) : undefined);

function follow(
  document: Document,
  { $ref, ...siblings }: Schema & { $ref: string },
  position: FragmentPosition,
  openRefs: string[],
) {
  const hasOwn = Object.keys(siblings).length > 0;
  if (openRefs.includes($ref)) return [];
  const { node, pointer } = lookUp(document, $ref);
  const below = { ...position, pointer, level: position.level + (hasOwn ? 1 : 0) };
  const target = fragmentsOf(document, node as Schema, below, [...openRefs, $ref]);
  const name = named($ref);
  const found = target.map((fragment) => (name && fragment.pointer === pointer ? { ...fragment, name } : fragment));
  return hasOwn ? [...found, ...fragmentsOf(document, siblings, position, openRefs)] : found;
}

/** Returns the only alternative besides null, for a list with a single real alternative. */
function soleOption(schema: Schema) {
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    const options = schema[keyword]?.map((option, index) => ({ option, keyword, index })) ?? [];
    const real = options.filter(({ option }) => !isNullSchema(option));
    const [sole] = real;
    if (sole && real.length === 1) return { ...sole, orNull: options.length > 1 };
  }
  return undefined;
}

/**
 * Splits a schema into the objects that a value has to satisfy together: follows references, opens `allOf`, marks "or
 * null". Equivalent contracts give the same fragments, whatever their layout. `openRefs` stop at cycles.
 */
export function fragmentsOf(
  document: Document,
  input: AnySchema,
  position: FragmentPosition,
  openRefs: string[] = [],
): Fragment[] {
  if (typeof input === 'boolean') return [{ ...position, schema: input ? {} : { not: {} } }];
  if (isRef(input)) return follow(document, input, position, openRefs);
  const { allOf = [], ...rest } = input;
  const sole = soleOption(rest);
  const own: Schema = sole ? { ...rest, [sole.keyword]: undefined } : rest;
  const { pointer, level, orNull } = position;
  const split = (part: AnySchema, path: string, levels: number, isOrNull = orNull) =>
    fragmentsOf(document, part, { pointer: `${pointer}/${path}`, level: level + levels, orNull: isOrNull }, openRefs);
  const parts = allOf.flatMap((part, index) => split(part, `allOf/${index}`, 1));
  const levels = Object.keys(rest).length > 1 ? 1 : 0;
  const only = sole ? split(sole.option, `${sole.keyword}/${sole.index}`, levels, orNull || sole.orNull) : [];
  const all = [...parts, ...only, { ...position, schema: own }];
  return [...new Map(all.map((fragment) => [fragment.pointer, fragment])).values()];
}

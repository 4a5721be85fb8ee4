import type { Document } from '../../openapi';
import type { AnySchema, Schema } from '../../openapi/document';
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

/** Position of a schema before it is split into fragments. */
export type FragmentPosition = Pick<Fragment, 'pointer' | 'level' | 'orNull'>;

export const isNullSchema = (schema: AnySchema): boolean =>
  typeof schema === 'object' && [schema.type].flat().every((type) => type === 'null');

const named = (ref: string) => (/^#\/components\/schemas\/[^/]+$/.test(ref) ? refName(ref) : undefined);

function follow(
  document: Document,
  { $ref, ...beside }: Schema & { $ref: string },
  place: FragmentPosition,
  open: string[],
) {
  const hasOwn = Object.keys(beside).length > 0;
  if (open.includes($ref)) return [];
  const { node, pointer } = lookUp(document, $ref);
  const below = { ...place, pointer, level: place.level + (hasOwn ? 1 : 0) };
  const target = fragmentsOf(document, node as Schema, below, [...open, $ref]);
  const name = named($ref);
  const found = target.map((one) => (name && one.pointer === pointer ? { ...one, name } : one));
  return hasOwn ? [...found, ...fragmentsOf(document, beside, place, open)] : found;
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
 * null". Equivalent contracts give the same fragments, regardless of their layout.
 *
 * @param open References being followed, to stop at cycles.
 */
export function fragmentsOf(
  document: Document,
  input: AnySchema,
  place: FragmentPosition,
  open: string[] = [],
): Fragment[] {
  if (typeof input === 'boolean') return [{ ...place, schema: input ? {} : { not: {} } }];
  if (isRef(input)) return follow(document, input, place, open);
  const { allOf = [], ...rest } = input;
  const sole = soleOption(rest);
  const own: Schema = sole ? { ...rest, [sole.keyword]: undefined } : rest;
  const parts = allOf.flatMap((part, index) =>
    fragmentsOf(document, part, { ...place, pointer: `${place.pointer}/allOf/${index}`, level: place.level + 1 }, open),
  );
  const only = sole
    ? fragmentsOf(
        document,
        sole.option,
        {
          pointer: `${place.pointer}/${sole.keyword}/${sole.index}`,
          level: place.level + (Object.keys(rest).length > 1 ? 1 : 0),
          orNull: place.orNull || sole.orNull,
        },
        open,
      )
    : [];
  const all = [...parts, ...only, { ...place, schema: own }];
  return [...new Map(all.map((one) => [one.pointer, one])).values()];
}

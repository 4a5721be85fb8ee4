import { type AnySchema, type Dict, isObjectSchema, type Schema } from '../document';
import { patternTest } from '../pattern';
import { isRef, pointerBelow, resolve } from '../pointer';
import type { Faults, Validation } from './fault';

/** Yields a schema and the parts of it that a value satisfies: of `allOf`, of alternatives, under conditions. */
function* appliedIn(
  input: AnySchema,
  value: object,
  validation: Validation,
  seen = new Set<Schema>(),
): Generator<Schema> {
  if (!isObjectSchema(input) || seen.has(input)) return;
  seen.add(input);
  const schema = resolve<Schema>(validation.document, input);
  yield schema;
  const { if: condition, then, else: otherwise } = schema as Record<string, AnySchema | undefined>;
  const isMet = (option: AnySchema) => validation.part(option, value).length === 0;
  const branch = condition === undefined ? [] : isMet(condition) ? [condition, then] : [otherwise];
  const dependent = Object.entries((schema.dependentSchemas ?? {}) as Dict<AnySchema>);
  const parts = [
    // What stands beside a reference replaces keywords of its target in `schema`.
    ...(isRef(input) && Object.keys(input).length > 1 ? [{ $ref: input.$ref }] : []),
    ...(schema.allOf ?? []),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter(isMet),
    ...branch,
    ...dependent.flatMap(([name, part]) => (Object.hasOwn(value, name) ? [part] : [])),
  ];
  for (const part of parts) if (part !== undefined) yield* appliedIn(part, value, validation, seen);
}

function describes(schema: Schema, name: string): boolean {
  const { properties = {}, patternProperties = {}, additionalProperties, unevaluatedProperties } = schema;
  return (
    Object.hasOwn(properties, name) ||
    Object.keys(patternProperties).some((pattern) => patternTest(pattern)(name)) ||
    (additionalProperties ?? unevaluatedProperties) !== undefined
  );
}

/** Finds fields and items that no schema describes, where `unevaluatedProperties` or `unevaluatedItems` forbids or limits them. */
export function* unevaluatedFaults(schema: Schema, value: object, validation: Validation): Faults {
  const { unevaluatedProperties, unevaluatedItems, ...own } = schema;
  const limit = (Array.isArray(value) ? unevaluatedItems : unevaluatedProperties) as AnySchema | undefined;
  if (limit === undefined || limit === true) return;
  const applied = [...appliedIn(own, value, validation)];
  const { part, fault } = validation;
  for (const [name, inner] of Object.entries(value)) {
    const isDescribed = Array.isArray(value)
      ? applied.some(
          ({ items, prefixItems = [], contains, unevaluatedItems: others }) =>
            (items ?? others) !== undefined ||
            Number(name) < prefixItems.length ||
            (contains !== undefined && part(contains as AnySchema, inner, name).length === 0),
        )
      : applied.some((part) => describes(part, name));
    if (isDescribed) continue;
    if (limit !== false) yield* part(limit, inner, name);
    else if (Array.isArray(value)) yield* part(false, inner, name);
    else yield fault('unevaluatedProperties', { at: pointerBelow('', name), field: name });
  }
}

import { type Document, isNull, type Schema } from '../document';
import { isRef } from '../pointer';
import { type Merged, mergeAllOf } from './mergeAllOf';

/** Tells "may be null" from real alternatives: `anyOf: [X, {type: null}]` becomes X, nullable. */
export function unwrapNullable(document: Document, merged: Merged): Merged & { nullable: boolean } {
  const { type, nullable: isNullable, enum: values = [] } = merged.schema;
  let nullable = isNullable === true || [type].flat().includes('null') || (type === undefined && values.includes(null));
  let schema = merged.schema;
  const choices: Merged['choices'] = [];
  for (const choice of merged.choices) {
    const options = choice.options.filter((option) => !isNull(option));
    const only = options[0];
    if (options.length < choice.options.length) nullable = true;
    if (options.length === 1 && typeof only === 'object') {
      const inner = mergeAllOf(document, { allOf: [only, schema] });
      schema = inner.schema;
      choices.push(...inner.choices);
    } else if (options.length > 0) choices.push({ ...choice, options });
  }
  return { ...merged, schema, choices, nullable };
}

/** Returns the reference that a schema is, or that it has as its only part besides null. */
export function soleRef(schema: Schema): string | undefined {
  if (isRef(schema)) return schema.$ref;
  const parts = (schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []).filter((option) => !isNull(option));
  const only = parts.length === 1 ? parts[0] : undefined;
  return typeof only === 'object' && isRef(only) ? only.$ref : undefined;
}

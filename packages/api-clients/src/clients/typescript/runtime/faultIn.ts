import type { SchemaTable } from './table';

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value;

/**
 * Returns the first fault of a value, with its JSON pointer; undefined if there is none. Unknown fields and unknown
 * values of an enumeration are valid, because later versions of the API add them.
 */
export function faultIn(
  value: unknown,
  shape: SchemaTable,
  shapes: Readonly<Record<string, SchemaTable>>,
  at = '',
): string | undefined {
  const { $ref, type, required = [], properties = {}, additionalProperties, items, anyOf } = shape;
  if ($ref !== undefined) return faultIn(value, shapes[$ref] ?? {}, shapes, at);
  const faults = (anyOf ?? []).map((option) => faultIn(value, option, shapes, at));
  // The last option is mostly null, so the first fault says more.
  if (faults.length > 0 && faults.every((fault) => fault !== undefined)) return faults[0];
  const found = typeOf(value);
  const types = type === undefined ? [found] : [type].flat();
  if (!types.includes(found) && !(found === 'integer' && types.includes('number')))
    return `${at || 'the body'} is of type ${found} instead of ${types.join(' or ')}`;
  if (found !== 'array' && found !== 'object') return undefined;
  const missing = found === 'object' && required.find((name) => !Object.hasOwn(value as object, name));
  if (missing) return `${at}/${missing} is missing`;
  for (const [key, inner] of Object.entries(value as object)) {
    const own = Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
    const checked = found === 'array' ? items : own;
    const fault = checked && faultIn(inner, checked, shapes, `${at}/${key}`);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

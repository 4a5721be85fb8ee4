import isEqual from 'lodash/isEqual';
import { ownValue } from '../../lib/attempt';
import { type AnySchema, type Dict, type Document, isMap, isObjectSchema, type Schema } from '../document';
import { patternTest } from '../pattern';
import { pointerBelow } from '../pointer';
import { mergeAllOf } from '../read/mergeAllOf';
import type { BodyDirection, Faults, Validation } from './fault';

/** True for a property that values of a direction omit: a read-only one in a request, a write-only one in a response. */
export function isOmitted(document: Document, property: AnySchema | undefined, direction: BodyDirection): boolean {
  if (!isObjectSchema(property)) return false;
  const { readOnly, writeOnly } = mergeAllOf(document, property).schema;
  return (direction === 'request' ? readOnly : writeOnly) === true;
}

/** Returns the schemas of a property: its own, those of matching patterns, else that of further properties. */
function schemasOf({ properties, patternProperties, additionalProperties }: Schema, name: string): AnySchema[] {
  const own = ownValue(properties, name);
  if (own !== undefined && !patternProperties) return [own];
  const matched = Object.entries(patternProperties ?? {}).filter(([pattern]) => patternTest(pattern)(name));
  const found = [...(own === undefined ? [] : [own]), ...matched.map(([, schema]) => schema)];
  return found.length === 0 && additionalProperties !== undefined ? [additionalProperties] : found;
}

function* dependentFaults(schema: Schema, value: Dict<unknown>, { part, fault, isWhole }: Validation): Faults {
  const { dependentRequired, dependentSchemas } = schema;
  const present = (map: unknown) =>
    Object.entries(isMap(map) ? map : {}).filter(([name]) => Object.hasOwn(value, name));
  for (const [, required] of present(dependentRequired)) {
    const names: string[] = Array.isArray(required) ? required.map(String) : [];
    for (const field of names.filter((name) => !Object.hasOwn(value, name)))
      yield fault('dependentRequired', { need: { required: names }, field });
  }
  for (const [, need] of present(dependentSchemas)) {
    const found = part(need as AnySchema, value);
    if (isWhole) yield* found;
    else if (found.length > 0) yield fault('dependentSchemas', { need: isMap(need) ? need : undefined });
  }
}

export function* objectFaults(schema: Schema, value: Dict<unknown>, validation: Validation): Faults {
  const { document, direction, part, fault } = validation;
  const { properties, required = [], minProperties, maxProperties, propertyNames, additionalProperties } = schema;
  const names = Object.keys(value);
  const isMissing = (name: string) =>
    !Object.hasOwn(value, name) && !isOmitted(document, ownValue(properties, name), direction);
  for (const name of required.filter(isMissing)) yield fault('required', { at: pointerBelow('', name), field: name });
  if (typeof minProperties === 'number' && names.length < minProperties) yield fault('minProperties');
  if (typeof maxProperties === 'number' && names.length > maxProperties) yield fault('maxProperties');
  for (const name of names) {
    if (propertyNames !== undefined && part(propertyNames, name, `${name}#name`).length > 0)
      yield fault('propertyNames', { field: name });
    const schemas = schemasOf(schema, name);
    if (additionalProperties === false && schemas[0] === false && !Object.hasOwn(properties ?? {}, name))
      yield fault('additionalProperties', { at: pointerBelow('', name), field: name });
    else for (const own of schemas) yield* part(own, value[name], name);
  }
  yield* dependentFaults(schema, value, validation);
}

export const hasDuplicates = (list: readonly unknown[]): boolean =>
  list.some((item, index) => list.slice(0, index).some((other) => isEqual(item, other)));

export function* arrayFaults(schema: Schema, list: unknown[], { part, fault }: Validation): Faults {
  const { prefixItems = [], items, minItems, maxItems, uniqueItems } = schema;
  if (typeof minItems === 'number' && list.length < minItems) yield fault('minItems');
  if (typeof maxItems === 'number' && list.length > maxItems) yield fault('maxItems');
  if (uniqueItems === true && hasDuplicates(list)) yield fault('uniqueItems');
  for (const [index, item] of list.entries()) {
    const of = prefixItems[index] ?? items;
    if (of !== undefined) yield* part(of, item, index);
  }
  const { contains, minContains = 1, maxContains = Number.POSITIVE_INFINITY } = schema;
  if (contains === undefined) return;
  const count = list.filter((item, index) => part(contains as AnySchema, item, index).length === 0).length;
  if (count < Number(minContains) || count > Number(maxContains)) yield fault('contains');
}

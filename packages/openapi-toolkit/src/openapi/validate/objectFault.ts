import isEqual from 'lodash/isEqual';
import { ownValue } from '../../lib/attempt';
import { type AnySchema, type Dict, type Document, isMap, isObjectSchema, type Schema } from '../document';
import { mergeAllOf } from '../read/mergeAllOf';
import type { BodyDirection, KeywordFault, Validation } from './fault';
import { expressionOf } from './scalarFault';

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
  const matched = Object.entries(patternProperties ?? {}).filter(([pattern]) => expressionOf(pattern).test(name));
  const found = [...(own === undefined ? [] : [own]), ...matched.map(([, schema]) => schema)];
  return found.length === 0 && additionalProperties !== undefined ? [additionalProperties] : found;
}

function dependentFault(schema: Schema, value: Dict<unknown>, { part, fault }: Validation): KeywordFault | undefined {
  const { dependentRequired, dependentSchemas } = schema;
  const present = (map: unknown) =>
    Object.entries(isMap(map) ? map : {}).filter(([name]) => Object.hasOwn(value, name));
  for (const [, required] of present(dependentRequired)) {
    const isMissing = (name: unknown) => !Object.hasOwn(value, String(name));
    if (Array.isArray(required) && required.some(isMissing)) return fault('dependentRequired', { required });
  }
  for (const [, need] of present(dependentSchemas)) {
    if (part(need as AnySchema, value)) return fault('dependentSchemas', isMap(need) ? need : undefined);
  }
  return undefined;
}

export function objectFault(schema: Schema, value: Dict<unknown>, validation: Validation): KeywordFault | undefined {
  const { document, direction, part, fault } = validation;
  const { properties, required = [], minProperties, maxProperties, propertyNames } = schema;
  const names = Object.keys(value);
  const isMissing = (name: string) =>
    !Object.hasOwn(value, name) && !isOmitted(document, ownValue(properties, name), direction);
  const missing = required.find(isMissing);
  if (missing !== undefined) return { ...fault('required'), at: `/${missing}` };
  if (typeof minProperties === 'number' && names.length < minProperties) return fault('minProperties');
  if (typeof maxProperties === 'number' && names.length > maxProperties) return fault('maxProperties');
  for (const name of names) {
    if (propertyNames !== undefined && part(propertyNames, name, `${name}#name`)) return fault('propertyNames');
    for (const one of schemasOf(schema, name)) {
      const found = part(one, value[name], name);
      if (found) return found;
    }
  }
  return dependentFault(schema, value, validation);
}

export const hasDuplicates = (list: readonly unknown[]): boolean =>
  list.some((one, index) => list.slice(0, index).some((other) => isEqual(one, other)));

export function arrayFault(schema: Schema, list: unknown[], { part, fault }: Validation): KeywordFault | undefined {
  const { prefixItems = [], items, minItems, maxItems, uniqueItems } = schema;
  if (typeof minItems === 'number' && list.length < minItems) return fault('minItems');
  if (typeof maxItems === 'number' && list.length > maxItems) return fault('maxItems');
  if (uniqueItems === true && hasDuplicates(list)) return fault('uniqueItems');
  for (const [index, item] of list.entries()) {
    const of = prefixItems[index] ?? items;
    const found = of === undefined ? undefined : part(of, item, index);
    if (found) return found;
  }
  const { contains, minContains = 1, maxContains = Number.POSITIVE_INFINITY } = schema;
  if (contains === undefined) return undefined;
  const count = list.filter((item, index) => !part(contains as AnySchema, item, index)).length;
  return count < Number(minContains) || count > Number(maxContains) ? fault('contains') : undefined;
}

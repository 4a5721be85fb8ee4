import { ownValue } from '../../lib/attempt';
import { memoizeByObject } from '../../lib/memoize';
import { type AnySchema, type Document, isMap, isObjectSchema, type Schema } from '../document';
import { patternTest } from '../pattern';
import { isRef } from '../pointer';
import { mergeAllOf } from '../read/mergeAllOf';
import { hasDuplicates, isOmitted } from '../validate/objectFault';
import { examplesIn } from './explicitValues';
import { fromPattern } from './fromPattern';
import { isFileSchema, reduceSchema } from './shape';
import type { Maker, SamplePosition } from './size';

const exampleCache = memoizeByObject((_: Document) => new WeakMap<Schema, boolean>());

function hasExample(document: Document, input: AnySchema, openRefs: readonly string[]): boolean {
  if (!isObjectSchema(input) || (isRef(input) && openRefs.includes(input.$ref)) || openRefs.length > 10) return false;
  const cache = exampleCache(document);
  const before = cache.get(input);
  if (before !== undefined) return before;
  const reduced = reduceSchema(document, input, isRef(input) ? openRefs : [...openRefs, '']);
  const { schema } = reduced;
  const parts = [schema.items, ...Object.values(schema.properties ?? {})];
  const found =
    examplesIn(schema).length > 0 ||
    (schema.const ?? undefined) !== undefined ||
    isFileSchema(document, input) ||
    parts.some((part) => part !== undefined && hasExample(document, part, reduced.openRefs));
  cache.set(input, found);
  return found;
}

const isDeprecated = (document: Document, property: AnySchema): boolean =>
  isObjectSchema(property) && mergeAllOf(document, property).schema.deprecated === true;

/** Returns names for properties that a schema does not name, as many as are asked for. */
function* furtherNames(maker: Maker, { propertyNames, patternProperties = {} }: Schema, position: SamplePosition) {
  for (const pattern of Object.keys(patternProperties)) yield fromPattern(pattern);
  for (let variant = 0; variant < 64; variant += 1) {
    if (propertyNames === undefined || propertyNames === true) yield variant === 0 ? 'key' : `key${variant + 1}`;
    else yield String(maker.make({ allOf: [{ type: 'string' }, propertyNames] }, { ...position, variant }));
  }
}

function furtherSchema({ patternProperties = {}, additionalProperties }: Schema, name: string): AnySchema {
  const matched = Object.entries(patternProperties).find(([pattern]) => patternTest(pattern)(name));
  return matched?.[1] ?? additionalProperties ?? true;
}

/**
 * Generates an object. A request has the required fields and those with an example, or else the first; a response all.
 * Optional fields end at a level, and those without a valid value are left out.
 */
export function objectValue(maker: Maker, schema: Schema, position: SamplePosition): Record<string, unknown> {
  const { document, direction, levels, make, isValid, grown } = maker;
  const { properties = {}, required = [], minProperties = 0, maxProperties, additionalProperties } = schema;
  const fields = new Map<string, unknown>();
  let size = 1;
  const add = (name: string, of: AnySchema) => {
    const value = make(of, position);
    if (value === undefined) return;
    const isNeeded = required.includes(name) && !isOmitted(document, of, direction);
    const isCut = position.level === levels.optional && isMap(value) && Object.keys(value).length === 0;
    if (!isNeeded && (isCut || !isValid(of, value))) return;
    fields.set(name, value);
    size = grown(size, value);
  };
  const sent = Object.entries(properties).filter(
    ([, property]) => property !== false && !isOmitted(document, property, direction),
  );
  const isShown = ([name, property]: [string, AnySchema]) =>
    required.includes(name) ||
    (position.level <= levels.optional &&
      (direction === 'response' ||
        position.variant > 1 ||
        (!isDeprecated(document, property) && hasExample(document, property, position.openRefs))));
  const chosen = sent.filter(isShown);
  for (const [name, property] of chosen.length > 0 || direction === 'response' ? chosen : sent.slice(0, 1))
    add(name, property);
  for (const name of required) if (!Object.hasOwn(properties, name)) add(name, furtherSchema(schema, name));
  const least = Math.max(Number(minProperties), sent.length === 0 && isObjectSchema(additionalProperties) ? 1 : 0);
  for (const [name, property] of sent) if (fields.size < least && !fields.has(name)) add(name, property);
  for (const name of furtherNames(maker, schema, position)) {
    if (fields.size >= least) break;
    if (!ownValue(properties, name)) add(name, furtherSchema(schema, name));
  }
  const optional = [...fields.keys()].filter((name) => !required.includes(name));
  while (typeof maxProperties === 'number' && fields.size > maxProperties && optional.length > 0)
    fields.delete(optional.pop() as string);
  return Object.fromEntries(fields);
}

const MAX_VARIANTS = 32;

/** Generates a list: each position of a tuple, one item, or as many as it needs. */
export function arrayValue(
  { make, isValid, grown, levels }: Maker,
  schema: Schema,
  position: SamplePosition,
): unknown[] {
  const { prefixItems = [], items, contains, minItems, maxItems, minContains, uniqueItems } = schema;
  const list: unknown[] = [];
  let size = 1;
  const required = Math.max(Number(minItems ?? 0), prefixItems.length);
  const most = typeof maxItems === 'number' ? maxItems : Number.POSITIVE_INFINITY;

  function add(item: AnySchema): boolean {
    const last = position.variant + (uniqueItems === true ? MAX_VARIANTS : 0);
    for (let variant = position.variant; variant <= last; variant += 1) {
      const value = make(item, { ...position, variant });
      if (value === undefined || list.length >= most) return false;
      // An empty list is better than one with an item that is not valid.
      if (list.length >= required && !isValid(item, value)) return false;
      if (uniqueItems === true && hasDuplicates([...list, value])) continue;
      list.push(value);
      size = grown(size, value);
      return true;
    }
    return false;
  }

  const contained = contains === undefined ? 0 : Number(minContains ?? 1);
  const isLeftOut = items === undefined || position.level > levels.optional + 1;
  const least = Math.max(required, isLeftOut ? 0 : 1);
  prefixItems.every(add);
  const further = (items ?? true) as AnySchema;
  const containing = items === undefined || items === true ? contains : { allOf: [items, contains] };
  for (let count = 0; count < contained && add(containing as AnySchema); count += 1);
  while (list.length < least && add(further));
  return list;
}

import type { AnySchema, Schema } from '../document';
import type { SchemaNode } from '../model';
import { clean } from '../text';
import { isObjectSchema, type SchemaContext } from './schemaPosition';

/** Reads the properties, patterns, map values and tuple positions of a schema, in this order. */
export function readChildren(schema: Schema, { anchor, path, enclosing, read }: SchemaContext): SchemaNode[] {
  const child = (value: AnySchema, name: string, role: SchemaNode['role'], step: string) =>
    read(value, {
      name: clean(name),
      parent: anchor,
      path: clean(path === '' ? step.replace(/^\./, '') : path + step),
      role,
      required: role === 'property' && schema.required?.includes(name),
      enclosing,
    });
  const { properties = {}, patternProperties = {}, propertyNames, prefixItems = [] } = schema;
  const { additionalProperties, unevaluatedProperties = additionalProperties } = schema;
  const others = additionalProperties ?? unevaluatedProperties;
  const keyName = (isObjectSchema(propertyNames) && propertyNames.title) || 'key';
  return [
    ...Object.entries(properties).map(([name, value]) => child(value, name, 'property', `.${name}`)),
    ...Object.entries(patternProperties).map(([name, value]) => child(value, name, 'pattern', '.*')),
    ...(isObjectSchema(others as AnySchema) ? [child(others as AnySchema, keyName, 'map', '.*')] : []),
    ...prefixItems.map((value, index) => child(value, `[${index}]`, 'item', `[${index}]`)),
  ];
}

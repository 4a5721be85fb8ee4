import type { AnySchema } from '../openapi/document';
import { jsonType } from '../openapi/jsonType';
import { refName } from '../openapi/pointer';
import type { SchemaTable } from './typescript/runtime/table';

/** Returns the keywords by which a response is checked: all types that `TypeReader` reads, as Java needs them. */
export function shapeOf(schema: AnySchema | undefined): SchemaTable {
  if (typeof schema !== 'object') return {};
  const { $ref, properties, required, additionalProperties, items, allOf, const: only } = schema;
  if ($ref !== undefined) return { $ref: refName($ref) };
  const values = only === undefined ? schema.enum : [only];
  const type = schema.type ?? (properties ? 'object' : values && [...new Set(values.map(jsonType))]);
  const options = allOf?.length === 1 ? allOf : (schema.anyOf ?? schema.oneOf);
  const checked = Object.entries(properties ?? {})
    .map(([name, property]) => [name, shapeOf(property)] as const)
    .filter(([, shape]) => Object.keys(shape).length > 0);
  return {
    ...(type !== undefined && { type }),
    ...(required !== undefined && { required }),
    ...(checked.length > 0 && { properties: Object.fromEntries(checked) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: shapeOf(additionalProperties) }),
    ...(items !== undefined && { items: shapeOf(items) }),
    ...(options !== undefined && { anyOf: options.map(shapeOf) }),
  };
}

/** Returns the shapes of the schemas that others refer to, directly or through another schema. */
export function shapesFrom(
  shapes: readonly SchemaTable[],
  schemas: Readonly<Record<string, AnySchema>>,
): Record<string, SchemaTable> {
  const found: Record<string, SchemaTable> = {};
  const namesIn = (shape: unknown) =>
    [...JSON.stringify(shape).matchAll(/"\$ref":"([^"]+)"/g)].map(([, name = '']) => name);
  for (const open = namesIn(shapes); open.length > 0; ) {
    const name = open.pop() as string;
    if (found[name]) continue;
    found[name] = shapeOf(schemas[name]);
    open.push(...namesIn(found[name]));
  }
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}

import { getTypes, normalizeTypes, SpecVersion } from '@redocly/openapi-core';
import { type Expected, expectedAt } from '../bundle/kinds';
import { type AnySchema, type Document, isMap, type PathItem, type Schema } from '../document';
import { isRef, lookUp, resolve } from '../pointer';
import { mergeAllOf, unwrapNullable } from '../read/mergeAllOf';
import { openEnum } from '../sample/explicitValues';
import { schema30 } from './schema';

type Node = Record<string, unknown>;

/** Methods and lists of operations that OpenAPI 3.0 lacks. */
const LATER_OPERATIONS = ['query', 'additionalOperations'];

/** Writes known values beside any other as their type alone, of which generators make no type of their own. */
function withoutOpenEnum(document: Document, schema: Schema): AnySchema {
  if (!schema.anyOf) return schema;
  const found = unwrapNullable(document, mergeAllOf(document, schema));
  const open = openEnum(document, found);
  if (!open) return schema;
  const { anyOf: _, ...rest } = schema;
  return { ...rest, type: found.nullable ? [String(open.type), 'null'] : open.type, maxLength: open.maxLength };
}

const convertersOf = (document: Document): Record<string, (node: Node) => Node> => ({
  Root: ({ webhooks: _, ...root }) => ({ ...root, openapi: '3.0.3', paths: root.paths ?? {} }),
  Schema: (schema) =>
    schema30(withoutOpenEnum(document, schema), (ref) => lookUp(document, ref).node as Schema) as Node,
  // A path item can be a reference only to another file.
  PathItem: (item) => {
    const found = resolve(document, item as PathItem) as Node;
    const later = LATER_OPERATIONS.find((key) => found[key] !== undefined);
    if (later) throw new Error(`OpenAPI 3.0 has no operations under "${later}".`);
    return found;
  },
  Operation: (operation) => ({ ...operation, responses: operation.responses ?? { default: { description: '' } } }),
  Response: (response) => (isRef(response) ? response : { ...response, description: response.description ?? '' }),
  Example: ({ dataValue, ...example }) => ({ ...(dataValue !== undefined && { value: dataValue }), ...example }),
  SecurityScheme: (scheme) => {
    if (scheme.type === 'mutualTLS') throw new Error('OpenAPI 3.0 has no security scheme of the type "mutualTLS".');
    return scheme;
  },
});

/** True for a key that OpenAPI 3.0 defines for a node of this type, and for an extension. */
const isKnown = (key: string, { properties = {}, additionalProperties }: Expected): boolean =>
  key.startsWith('x-') || Object.hasOwn(properties, key) || Boolean(additionalProperties);

function checkRefs(document: Document, node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  if (!isRef(node)) {
    for (const [key, value] of Object.entries(node)) if (!key.startsWith('x-')) checkRefs(document, value);
    return;
  }
  try {
    lookUp(document, node.$ref);
  } catch {
    throw new Error(`The reference "${node.$ref}" leads to a part that OpenAPI 3.0 does not have.`);
  }
}

/** Converts a bundled contract to OpenAPI 3.0.3, without what it can't express. @throws Error if requests depend on such a part. */
export function toOpenApi30(document: Document): Document {
  const types = normalizeTypes(getTypes(SpecVersion.OAS3_0) as Parameters<typeof normalizeTypes>[0]);
  const converters = convertersOf(document);
  const convert = (value: unknown, type: Expected): unknown => {
    if (Array.isArray(value) && type.items) {
      const { items } = type;
      return value.map((item) => convert(item, typeof items === 'function' ? items(item) : items));
    }
    const isSchema = type.name === 'Schema';
    if (!type.name || !(isMap(value) || (isSchema && typeof value === 'boolean'))) return value;
    const node = converters[type.name]?.(value as Node) ?? (value as Node);
    // Texts beside a reference are ignored.
    if (isRef(node)) return { $ref: node.$ref };
    const kept = Object.entries(node).filter(([key]) => isKnown(key, type));
    return Object.fromEntries(
      kept.map(([key, part]) => {
        const expected = key.startsWith('x-') ? undefined : expectedAt(type, key, part);
        return [key, expected ? convert(part, expected) : part];
      }),
    );
  };
  const converted = convert(document, types.Root as Expected) as Document;
  checkRefs(converted, { paths: converted.paths, components: converted.components });
  return converted;
}

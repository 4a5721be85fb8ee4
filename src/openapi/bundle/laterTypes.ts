/** A type of the bundler: what it knows of the keys of an object. */
interface TypeOfNode {
  properties?: Record<string, unknown>;
  additionalProperties?: unknown;
}

const text = { type: 'string' };
const any = { isExample: true };

/** Keys that OpenAPI 3.2 added, and extensions with operations in them, by the name of their type. */
const KEYS: Record<string, Record<string, unknown>> = {
  Root: { $self: text, webhooks: 'WebhooksMap', 'x-webhooks': 'WebhooksMap' },
  Tag: { summary: text, parent: text, kind: text },
  Server: { name: text },
  PathItem: { query: 'Operation', additionalOperations: 'AdditionalOperations' },
  Response: { summary: text },
  MediaType: { itemSchema: 'Schema', itemEncoding: 'Encoding' },
  Example: { dataValue: any, serializedValue: text },
  Discriminator: { defaultMapping: text },
  Xml: { nodeType: text },
  Components: { mediaTypes: 'MediaTypesMap' },
  Schema: { 'x-anyOf': 'SchemaOptions', 'x-oneOf': 'SchemaOptions' },
};

/** The types of OpenAPI 3.0 and 3.1 with the keys of 3.2, which the bundler does not know. */
export function withLaterTypes(types: Record<string, TypeOfNode>): Record<string, TypeOfNode> {
  const extended = Object.entries(types).map(([name, type]) => {
    const keys = KEYS[name];
    return [name, keys ? { ...type, properties: { ...keys, ...type.properties } } : type];
  });
  return {
    ...Object.fromEntries(extended),
    AdditionalOperations: { properties: {}, additionalProperties: 'Operation' },
    SchemaOptions: { properties: {}, items: 'Schema' } as TypeOfNode,
  };
}

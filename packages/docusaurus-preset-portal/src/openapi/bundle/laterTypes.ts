interface TypeOfNode {
  properties?: Record<string, unknown>;
  additionalProperties?: unknown;
}

const text = { type: 'string' };
const any = { isExample: true };

/** Keys added in OpenAPI 3.2, and extensions that contain operations, by type. */
const ADDED_KEYS: Record<string, Record<string, unknown>> = {
  Root: { $self: text, webhooks: 'WebhooksMap', 'x-webhooks': 'WebhooksMap' },
  Tag: { summary: text, parent: text, kind: text },
  Server: { name: text },
  PathItem: { query: 'Operation', additionalOperations: 'AdditionalOperations' },
  Response: { summary: text },
  MediaType: { itemSchema: 'Schema', itemEncoding: 'Encoding', prefixEncoding: any },
  SecurityScheme: { deprecated: { type: 'boolean' }, oauth2MetadataUrl: text },
  Example: { dataValue: any, serializedValue: text },
  Discriminator: { defaultMapping: text },
  Xml: { nodeType: text },
  Components: { mediaTypes: 'MediaTypesMap' },
  Schema: { 'x-anyOf': 'SchemaOptions', 'x-oneOf': 'SchemaOptions' },
};

const isExtension = (key: string): boolean => key.startsWith('x-');

/**
 * Adds what the bundler does not know to its types of 3.0 and 3.1: keys of OpenAPI 3.2, and paths without a slash.
 * Extensions that it has types for may have any value.
 */
export function withLaterTypes(types: Record<string, TypeOfNode>): Record<string, TypeOfNode> {
  const extended = Object.entries(types).map(([name, type]) => {
    const known = Object.entries(type.properties ?? {}).filter(([key]) => !isExtension(key));
    return [name, { ...type, properties: { ...ADDED_KEYS[name], ...Object.fromEntries(known) } }];
  });
  return {
    ...Object.fromEntries(extended),
    // The bundler recognises paths by their slash; any other key is a path without one.
    Paths: {
      ...types.Paths,
      additionalProperties: (_: unknown, key: string) => (isExtension(key) ? undefined : 'PathItem'),
    },
    AdditionalOperations: { properties: {}, additionalProperties: 'Operation' },
    SchemaOptions: { properties: {}, items: 'Schema' } as TypeOfNode,
  };
}

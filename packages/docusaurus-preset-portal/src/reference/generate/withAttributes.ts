import type { Operation, SchemaNode } from 'openapi-toolkit';

const inNode = (node: SchemaNode, keys: ReadonlyMap<string, string[]>): SchemaNode => {
  const attributes = node.role === 'property' ? keys.get(node.path) : undefined;
  return {
    ...node,
    ...(attributes && { attributes }),
    children: node.children.map((child) => inNode(child, keys)),
    variants: node.variants.map((variant) => ({
      ...variant,
      options: variant.options.map((option) => inNode(option, keys)),
    })),
  };
};

/** Adds to each field of success responses, by its path, the attributes with the same value. */
export function withAttributes(operation: Operation, keys: ReadonlyMap<string, string[]>): Operation {
  if (keys.size === 0) return operation;
  const responses = operation.responses.map((response) =>
    response.status.startsWith('2')
      ? {
          ...response,
          media: response.media.map(({ schema, ...media }) =>
            schema ? { ...media, schema: inNode(schema, keys) } : media,
          ),
        }
      : response,
  );
  return { ...operation, responses };
}

import type { ReadApi } from 'docusaurus-preset-portal/testing';
import { hrefOf, type Operation, type SchemaNode, schemaNodes } from 'openapi-toolkit';

const inputs = ({ parameters, requestBody }: Operation): SchemaNode[] => [
  ...parameters.map(({ schema }) => schema),
  ...schemaNodes(requestBody?.media[0]?.schema),
];

/** Identifier (`cvr`, `bfe`, …) → addresses of the operations that take it, over all APIs. */
export function identifierTakers(apis: readonly ReadApi[]): Map<string, string[]> {
  const takers = new Map<string, string[]>();
  for (const { ref, operations } of apis)
    for (const { operation } of operations)
      for (const identifier of new Set(inputs(operation).flatMap((node) => node.identifier ?? [])))
        takers.set(identifier, [...(takers.get(identifier) ?? []), hrefOf(ref, operation.id)]);
  return takers;
}

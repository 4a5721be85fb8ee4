import type { NextCall, Operation, SchemaNode } from '../../openapi/model';
import { schemaNodes } from '../../openapi/walk';
import type { ReadApi } from './readApi';

/** An operation that takes an identifier, and in which parameter. */
export interface Taker {
  apiId: string;
  operationId: string;
  title: string;
  href: string;
  method: string;
  path: string;
  parameter: string;
}

/** Identifier (`cvr`, `bfe`, …) → the operations that take it. */
export type Takers = Map<string, Taker[]>;

const inputs = (operation: Operation): SchemaNode[] => [
  ...operation.parameters.map(({ schema }) => schema),
  ...schemaNodes(operation.requestBody?.media[0]?.schema),
];

export const hrefOf = (api: { route: string }, id: string): string => `${api.route}/${id}`;

/** Who takes which identifier, over all APIs. */
export function identifierTakers(apis: ReadApi[]): Takers {
  const takers: Takers = new Map();
  for (const { ref, operations } of apis) {
    for (const { operation } of operations) {
      const seen = new Set<string>();
      for (const { identifier, name } of inputs(operation)) {
        if (!identifier || seen.has(identifier)) continue;
        seen.add(identifier);
        const { id, title, method, path } = operation;
        const taker = { apiId: ref.id, operationId: id, title, href: hrefOf(ref, id), method, path, parameter: name };
        takers.set(identifier, [...(takers.get(identifier) ?? []), taker]);
      }
    }
  }
  return takers;
}

/** What a reader can call next with the identifiers this operation returns. */
export function nextCalls(operation: Operation, apiId: string, takers: Takers): NextCall[] {
  const success = operation.responses.find(({ status }) => /^2/.test(status));
  const calls = new Map<string, NextCall>();
  for (const node of schemaNodes(success?.media[0]?.schema)) {
    if (!node.identifier || calls.has(node.identifier)) continue;
    const others = (takers.get(node.identifier) ?? []).filter(
      (taker) => !(taker.apiId === apiId && taker.operationId === operation.id),
    );
    if (others.length === 0) continue;
    calls.set(node.identifier, {
      identifier: node.identifier,
      property: node.path,
      propertyAnchor: node.anchor,
      operations: others.map(({ title, href, method, path, parameter }) => ({ title, href, method, path, parameter })),
    });
  }
  return [...calls.values()];
}

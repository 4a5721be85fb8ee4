import {
  type Dict,
  type Document,
  METHODS,
  type OperationObject,
  type OrRef,
  type ParameterObject,
  type PathItem,
} from './document';
import type { Operation } from './model';
import { follow, refBelow } from './pointer';
import { resolve } from './resolve';

/** An operation of a contract where it stands, before it is read. */
export interface FoundOperation {
  kind: Operation['kind'];
  method: string;
  path: string;
  item: PathItem;
  operation: OperationObject;
  /** JSON pointer to the operation, as a `$ref` writes it. */
  pointer: string;
}

/** The operations below a map of path items; `pointer` leads to the map. */
export function operationsIn(
  document: Document,
  items: Dict<OrRef<PathItem>> | undefined,
  pointer: string,
  kind: Operation['kind'],
): FoundOperation[] {
  return Object.entries(items ?? {}).flatMap(([path, value]) => {
    // A path without anything below it is `null` in YAML.
    if (!value) return [];
    const item = resolve<PathItem>(document, value);
    const at = follow(document, refBelow(pointer, path)).pointer;
    return METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ kind, method, path, item, operation, pointer: refBelow(at, method) }] : [];
    });
  });
}

/** Every operation of a contract: paths, then webhooks. */
export const operationsOf = (document: Document): FoundOperation[] => [
  ...operationsIn(document, document.paths, '#/paths', 'operation'),
  ...operationsIn(document, document.webhooks, '#/webhooks', 'webhook'),
];

/** A parameter with its references followed, and the JSON pointer to where the operation lists it. */
export interface FoundParameter {
  parameter: ParameterObject;
  pointer: string;
}

/** Parameters of an operation. One of the operation itself replaces its namesake of the path item. */
export function parametersOf(document: Document, { item, operation, pointer }: FoundOperation): FoundParameter[] {
  const itemPointer = pointer.slice(0, pointer.lastIndexOf('/'));
  const lists = [
    { pointer: itemPointer, parameters: item.parameters ?? [] },
    { pointer, parameters: operation.parameters ?? [] },
  ];
  const all = lists.flatMap((list) =>
    list.parameters.map((value, index) => ({
      parameter: resolve<ParameterObject>(document, value),
      pointer: refBelow(list.pointer, 'parameters', index),
    })),
  );
  return [...new Map(all.map((found) => [`${found.parameter.in} ${found.parameter.name}`, found])).values()];
}

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
import { sentMethod, slugOf, UniqueNames } from './names';
import { followPointer, refBelow, resolve } from './pointer';
import { clean } from './text';

/** An operation of a contract at its position, before it is read. */
export interface FoundOperation {
  kind: Operation['kind'];
  method: string;
  path: string;
  item: PathItem;
  operation: OperationObject;
  /** JSON pointer to the operation, written like a `$ref`. */
  pointer: string;
}

/** Returns the operations below a map of path items; `pointer` leads to the map. */
export function operationsIn(
  document: Document,
  items: Dict<OrRef<PathItem>> | undefined,
  pointer: string,
  kind: Operation['kind'],
): FoundOperation[] {
  return Object.entries(items ?? {}).flatMap(([path, value]) => {
    // An empty path item is `null` in YAML. Extensions in `paths` are not paths.
    if (!value || (kind !== 'webhook' && path.startsWith('x-'))) return [];
    const item = resolve<PathItem>(document, value);
    const at = followPointer(document, refBelow(pointer, path)).pointer;
    const found = [
      ...METHODS.map((method) => ({ method, operation: item[method], pointer: refBelow(at, method) })),
      ...Object.entries(item.additionalOperations ?? {}).map(([name, operation]) => ({
        // Only methods of two cases keep theirs.
        method: clean(name) === clean(name).toUpperCase() ? clean(name).toLowerCase() : clean(name),
        operation,
        pointer: refBelow(at, 'additionalOperations', name),
      })),
    ];
    return found.flatMap(({ operation, ...place }) => (operation ? [{ ...place, kind, path, item, operation }] : []));
  });
}

/** Contracts before OpenAPI 3.1 have their webhooks in an extension. */
const WEBHOOKS = ['webhooks', 'x-webhooks'] as const;

/** Returns every operation of a contract: paths, then webhooks. */
export const operationsOf = (document: Document): FoundOperation[] => [
  ...operationsIn(document, document.paths, '#/paths', 'operation'),
  ...WEBHOOKS.flatMap((key) => operationsIn(document, document[key] as Document['webhooks'], `#/${key}`, 'webhook')),
];

/** Returns the parameters of an operation, with the pointers to them. They override those of the path item. */
export function operationParameters(
  document: Document,
  { item, operation, pointer }: FoundOperation,
): { parameter: ParameterObject; pointer: string }[] {
  const itemPointer = pointer.replace(/(\/additionalOperations)?\/[^/]*$/, '');
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

/** An operation with the id of its page. */
export interface Located extends FoundOperation {
  id: string;
  /** An earlier operation that has the same id. */
  duplicateOf?: Located;
}

/** Formats an operation for messages: `"listShapes" (GET /shapes)`. */
export function quotedOperation({ operation, method, path }: FoundOperation): string {
  const call = `${sentMethod(method)} ${path}`;
  return operation.operationId ? `"${operation.operationId}" (${call})` : call;
}

/** Returns every operation (paths, then webhooks) with the id of its page. On a clash the later one gets a number. */
export function locateOperations(document: Document): Located[] {
  const byId = new Map<string, Located>();
  const ids = new UniqueNames();
  for (const found of operationsOf(document)) {
    const { method, path, operation } = found;
    const wantedId =
      slugOf(String(operation['x-slug'] ?? '') || operation.operationId || `${method} ${path}`) || method;
    const duplicateOf = byId.get(wantedId);
    const id = ids.take(wantedId);
    byId.set(id, { ...found, id, ...(duplicateOf && { duplicateOf }) });
  }
  return [...byId.values()];
}

/** Returns the responses of an operation by status, without extensions, which can be anything. */
export const responsesOf = ({ responses = {} }: OperationObject) =>
  Object.entries(responses)
    .filter(([status]) => !status.startsWith('x-'))
    // JavaScript objects list integer keys first, but `4XX` belongs before `500`, and `default` last.
    .sort(([a], [b]) => a.localeCompare(b));

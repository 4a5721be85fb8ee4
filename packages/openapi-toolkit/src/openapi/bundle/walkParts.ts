import { pointerBelow } from '../pointer';

/** A map or a list: lists have their indexes as keys. */
export type DataNode = Record<string, unknown>;

/** Visits every map and list of plain data once, the outer first, with its pointer and its key in the outer one. */
export function visitData(
  node: unknown,
  visit: (node: DataNode, pointer: string, key: string) => void,
  pointer = '#',
  key = '',
  seen = new Set<object>(),
): void {
  if (typeof node !== 'object' || node === null || seen.has(node)) return;
  seen.add(node);
  visit(node as DataNode, pointer, key);
  for (const [name, value] of Object.entries(node)) visitData(value, visit, pointerBelow(pointer, name), name, seen);
}

/** Values of these keys are data, not parts of the contract. */
const DATA_KEYS = new Set(['example', 'examples', 'default', 'const', 'enum']);

/** Maps whose keys are names, so that a part can have the name of a key for data: a response of any status `default`. */
export const NAMED_PARTS = new Set(
  `properties patternProperties dependentSchemas $defs definitions responses headers content encoding links callbacks
  variables schemas parameters requestBodies securitySchemes pathItems paths webhooks`.split(/\s+/),
);

export const contractParts = (node: object, isNamed: boolean): [string, object][] =>
  Object.entries(node).filter(
    ([key, value]) => typeof value === 'object' && value !== null && (isNamed || !DATA_KEYS.has(key)),
  );

/** Receives a part, the keys that lead to it, and whether its own keys are names. */
type Visit = (node: object, keys: readonly string[], isNamed: boolean) => boolean;

/** Visits a part of a contract, and those below it as long as `visit` returns true. */
export function walkParts(
  node: object,
  visit: Visit,
  keys: string[] = [],
  isNamed = false,
  seen = new Set<object>(),
): void {
  if (seen.has(node) || !visit(node, keys, isNamed)) return;
  seen.add(node);
  for (const [key, value] of contractParts(node, isNamed)) {
    keys.push(key);
    walkParts(value, visit, keys, !isNamed && !Array.isArray(value) && NAMED_PARTS.has(key), seen);
    keys.pop();
  }
}

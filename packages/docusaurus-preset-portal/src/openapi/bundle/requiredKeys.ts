import { type ContractLocation, missing } from './kindFaults';
import { type Expected, kindOf } from './kinds';

/** Keys that must not be empty, by type, because rendering needs them. */
const NOT_EMPTY_KEYS: Record<string, string[]> = {
  Root: ['info'],
  Info: ['title', 'version'],
  Parameter: ['name', 'in'],
  Server: ['url'],
  Tag: ['name'],
};

/** Keys that must be present, by type: without them the rest of the value has no meaning. */
const REQUIRED_KEYS: Record<string, string[]> = { Server: ['url'], Parameter: ['name', 'in'] };

/** Removes an empty optional key, and fills an empty entry of a map. Returns the fault of a key that must not be empty. */
export function fillEmpty(
  node: Record<string, unknown>,
  key: string,
  expected: Expected,
  type: Expected,
  at: ContractLocation,
) {
  const kind = kindOf(expected);
  if (NOT_EMPTY_KEYS[type.name ?? '']?.includes(key)) return missing(key, at, kind);
  if (type.properties && Object.hasOwn(type.properties, key)) delete node[key];
  else if (kind === 'list' || kind === 'map') node[key] = kind === 'list' ? [] : {};
  else node[key] = '';
  return undefined;
}

/** Returns the first required key that a node lacks. The bundler follows no reference in the place of a server. */
export const missingKey = (node: Record<string, unknown>, { name = '' }: Expected): string | undefined =>
  node.$ref === undefined || name === 'Server'
    ? REQUIRED_KEYS[name]?.find((key) => node[key] === undefined)
    : undefined;

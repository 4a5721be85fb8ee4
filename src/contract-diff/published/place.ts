import { ownValue } from '../../ownValue';

/** Keywords that are followed by the name of a part: what readers know by name. */
const NAMED = new Set(['properties', 'patternProperties', 'parameters', 'responses', 'headers', 'callbacks']);

/** Number of parts that name what a pointer is in: a component, an operation, or something of the contract as a whole. */
const DEPTH: Readonly<Record<string, number>> = { components: 3, paths: 3, webhooks: 3 };

/**
 * The part of a pointer that names a thing readers know: the property, parameter, response, request body, component or
 * operation that the pointer is in.
 *
 * @param pointer JSON pointer as the comparison prints it: `#/components/schemas/Shape/properties/size/maximum`.
 * @returns its beginning: `#/components/schemas/Shape/properties/size`.
 */
export function placeOf(pointer: string): string {
  const [root = '#', ...parts] = pointer.split('/');
  // A list of parameters for all methods of a path stands where an operation does.
  const start = parts[2] === 'parameters' && parts[0] === 'paths' ? 2 : (ownValue(DEPTH, parts[0] ?? '') ?? 1);
  let end = start;
  for (let at = start; at < parts.length; at += 1) {
    const part = parts[at] ?? '';
    if (NAMED.has(part)) at += 1;
    if (NAMED.has(part) || part === 'requestBody') end = at + 1;
  }
  return [root, ...parts.slice(0, end)].join('/');
}

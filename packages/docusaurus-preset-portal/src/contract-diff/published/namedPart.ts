import { ownValue } from '../../lib/ownValue';

/** Keywords whose children have names. */
const NAMED_CHILDREN = new Set(['properties', 'patternProperties', 'parameters', 'responses', 'headers', 'callbacks']);

/** Number of leading steps of a pointer that name a component, an operation, or a part of the whole contract. */
const NAME_DEPTH: Readonly<Record<string, number>> = { components: 3, paths: 3, webhooks: 3 };

/**
 * Returns the beginning of a pointer that names a property, parameter, response, request body, component or operation:
 * `#/components/schemas/Shape/properties/size/maximum` → `#/components/schemas/Shape/properties/size`.
 */
export function namedPartOf(pointer: string): string {
  const [root = '#', ...parts] = pointer.split('/');
  // Shared parameters of a path are a sibling of its operations.
  const start = parts[2] === 'parameters' && parts[0] === 'paths' ? 2 : (ownValue(NAME_DEPTH, parts[0] ?? '') ?? 1);
  let end = start;
  for (let at = start; at < parts.length; at += 1) {
    const part = parts[at] ?? '';
    if (NAMED_CHILDREN.has(part)) at += 1;
    if (NAMED_CHILDREN.has(part) || part === 'requestBody') end = at + 1;
  }
  return [root, ...parts.slice(0, end)].join('/');
}

import { refBelow } from '../pointer';
import { isMap } from './kinds';

/** The root file of a contract. */
export interface Root {
  file: string;
  parsed: unknown;
}

/** The schemas of a contract, by the names that mappings may use. */
function schemasOf({ parsed }: Root): Record<string, unknown> {
  const components = isMap(parsed) ? parsed.components : undefined;
  const schemas = isMap(components) ? components.schemas : undefined;
  return isMap(schemas) ? schemas : {};
}

function* mappingsIn(node: unknown): Generator<Record<string, unknown>> {
  if (typeof node !== 'object' || node === null) return;
  const { discriminator } = node as { discriminator?: unknown };
  if (isMap(discriminator) && isMap(discriminator.mapping)) yield discriminator.mapping;
  for (const value of Object.values(node)) yield* mappingsIn(value);
}

/**
 * Makes the mappings of discriminators references. OpenAPI lets them name a schema alone (`dog: Dog`), which the bundler
 * takes for the name of a file.
 *
 * @param file File that `parsed` is from.
 */
export function referByMapping(parsed: unknown, root: Root, file: string): void {
  const schemas = schemasOf(root);
  const before = file === root.file ? '' : root.file;
  for (const mapping of mappingsIn(parsed)) {
    for (const [value, name] of Object.entries(mapping)) {
      if (typeof name === 'string' && Object.hasOwn(schemas, name)) {
        mapping[value] = before + refBelow('#/components/schemas', name);
      }
    }
  }
}

import { isMap } from '../isMap';
import { refBelow } from '../pointer';

export interface ContractRoot {
  file: string;
  parsed: unknown;
}

function schemasOf({ parsed }: ContractRoot): Record<string, unknown> {
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

/** Converts bare names in mappings (`dog: Dog`) to references: the bundler would take them for files. */
export function referByMapping(parsed: unknown, root: ContractRoot, file: string): void {
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

import { ownValue } from '../../lib/ownValue';
import type { AnySchema, Document, Schema } from '../document';
import { isRef, refBelow, refName } from '../pointer';
import { resolve } from '../resolve';
import { isObjectSchema } from './schemaPosition';

const SCHEMAS = '#/components/schemas';

const schemasOf = (document: Document): Record<string, AnySchema> =>
  (document.components?.schemas ?? {}) as Record<string, AnySchema>;

/** Returns the schema name of a mapping target, which may be a reference or a name. */
export const mappedName = (target: string): string => refName(target).replace(/\.(ya?ml|json)$/, '');

/** Keys of the mappings of discriminators by the names of their schemas: mappings of hundreds of keys occur. */
const mappedKeys = new WeakMap<object, Map<string, string>>();

/** Returns the first key of a mapping that leads to a schema. */
export function mappedKey(mapping: Record<string, string> | undefined, name: string): string | undefined {
  if (!mapping) return undefined;
  const known = mappedKeys.get(mapping);
  const keys =
    known ??
    new Map(
      Object.entries(mapping)
        .map(([key, target]) => [mappedName(target), key] as const)
        .reverse(),
    );
  if (!known) mappedKeys.set(mapping, keys);
  return keys.get(name);
}

/** Returns the names of the schemas that a schema extends, directly or indirectly. */
function basesOf(document: Document, name: string, cache: Map<string, Set<string>>): Set<string> {
  const found = cache.get(name);
  if (found) return found;
  const bases = new Set<string>();
  cache.set(name, bases);
  const schema = ownValue(schemasOf(document), name);
  const parts = isObjectSchema(schema) ? (schema.allOf ?? []) : [];
  for (const part of parts) {
    if (!isRef(part) || !part.$ref.startsWith(`${SCHEMAS}/`)) continue;
    const base = refName(part.$ref);
    bases.add(base);
    for (const further of basesOf(document, base, cache)) bases.add(further);
  }
  return bases;
}

const families = new WeakMap<Document, Map<string, Set<string>>>();

/** Returns the extended schemas of every schema in a document. Memoised. */
function familyOf(document: Document): Map<string, Set<string>> {
  let family = families.get(document);
  if (!family) {
    family = new Map();
    for (const name of Object.keys(schemasOf(document))) basesOf(document, name, family);
    families.set(document, family);
  }
  return family;
}

/** True if a schema, or one that it extends, has a discriminator. */
const hasDiscriminator = (document: Document, names: Iterable<string>): boolean =>
  [...names].some((name) => {
    const schema = ownValue(schemasOf(document), name);
    return isObjectSchema(schema) && resolve<Schema>(document, schema).discriminator !== undefined;
  });

/**
 * Returns the schemas that extend a base by `allOf`, if a discriminator distinguishes them. A value of the base may be
 * any of them. Schemas that only occur in the mapping are included.
 *
 * @param ref Reference to the base.
 * @returns references, in the order of the contract.
 */
export function subtypesOf(document: Document, ref: string | undefined): string[] {
  if (!ref?.startsWith(`${SCHEMAS}/`)) return [];
  const found = subtypeCache.get(document) ?? new Map<string, string[]>();
  subtypeCache.set(document, found);
  const subtypes = found.get(ref) ?? findSubtypes(document, ref);
  found.set(ref, subtypes);
  return subtypes;
}

/** Cache of the subtypes by base. */
const subtypeCache = new WeakMap<Document, Map<string, string[]>>();

function findSubtypes(document: Document, ref: string): string[] {
  const base = refName(ref);
  const family = familyOf(document);
  if (!hasDiscriminator(document, [base, ...(family.get(base) ?? [])])) return [];
  const heirs = [...family].filter(([, bases]) => bases.has(base)).map(([name]) => name);
  const schema = ownValue(schemasOf(document), base);
  const mapping = isObjectSchema(schema) ? Object.values(schema.discriminator?.mapping ?? {}) : [];
  const mapped = mapping.map(mappedName).filter((name) => name !== base && Object.hasOwn(schemasOf(document), name));
  return [...new Set([...heirs, ...mapped])].map((name) => refBelow(SCHEMAS, name));
}

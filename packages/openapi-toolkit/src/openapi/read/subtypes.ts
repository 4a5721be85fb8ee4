import { ownValue } from '../../lib/attempt';
import { memoize, memoizeByObject } from '../../lib/memoize';
import { type AnySchema, type Document, isObjectSchema, type Schema } from '../document';
import { isRef, refBelow, refName, resolve } from '../pointer';

const SCHEMAS = '#/components/schemas';

const schemasOf = (document: Document): Record<string, AnySchema> =>
  (document.components?.schemas ?? {}) as Record<string, AnySchema>;

/** Returns the schema name of a mapping target, which may be a reference or a name. */
export const mappedName = (target: string): string => refName(target).replace(/\.(ya?ml|json)$/, '');

/** Returns the first key of a mapping that leads to a schema. */
export const mappedKey = (mapping: Record<string, string> = {}, name: string): string | undefined =>
  Object.keys(mapping).find((key) => mappedName(mapping[key] ?? '') === name);

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

const familyOf = memoizeByObject((document: Document) => {
  const family = new Map<string, Set<string>>();
  for (const name of Object.keys(schemasOf(document))) basesOf(document, name, family);
  return family;
});

const hasDiscriminator = (document: Document, names: Iterable<string>): boolean =>
  [...names].some((name) => {
    const schema = ownValue(schemasOf(document), name);
    return isObjectSchema(schema) && resolve<Schema>(document, schema).discriminator !== undefined;
  });

/** Returns references to the schemas that extend a base by `allOf`, if a discriminator distinguishes them, and to those in the mapping alone. */
export const subtypesOf = (document: Document, ref: string | undefined): string[] =>
  ref?.startsWith(`${SCHEMAS}/`) ? subtypesByBase(document)(ref) : [];

const subtypesByBase = memoizeByObject((document: Document) => memoize((ref) => findSubtypes(document, ref)));

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

import { ownValue } from '../../ownValue';
import type { AnySchema, Document, Schema } from '../document';
import { isRef, refBelow, refName } from '../pointer';
import { resolve } from '../resolve';
import { isObjectSchema } from './place';

const SCHEMAS = '#/components/schemas';

const schemasOf = (document: Document): Record<string, AnySchema> =>
  (document.components?.schemas ?? {}) as Record<string, AnySchema>;

/** The name of the schema a mapping leads to: it may be a reference or a name. */
export const mappedName = (target: string): string => refName(target).replace(/\.(ya?ml|json)$/, '');

/** The names of the schemas that a schema extends, directly or through others. */
function basesOf(document: Document, name: string, known: Map<string, Set<string>>): Set<string> {
  const found = known.get(name);
  if (found) return found;
  const bases = new Set<string>();
  known.set(name, bases);
  const schema = ownValue(schemasOf(document), name);
  const parts = isObjectSchema(schema) ? (schema.allOf ?? []) : [];
  for (const part of parts) {
    if (!isRef(part) || !part.$ref.startsWith(`${SCHEMAS}/`)) continue;
    const base = refName(part.$ref);
    bases.add(base);
    for (const further of basesOf(document, base, known)) bases.add(further);
  }
  return bases;
}

const families = new WeakMap<Document, Map<string, Set<string>>>();

/** The same for every schema of a document, worked out once. */
function familyOf(document: Document): Map<string, Set<string>> {
  let family = families.get(document);
  if (!family) {
    family = new Map();
    for (const name of Object.keys(schemasOf(document))) basesOf(document, name, family);
    families.set(document, family);
  }
  return family;
}

/** Whether a schema says what tells its subtypes apart, itself or through a schema it extends. */
const tellsApart = (document: Document, names: Iterable<string>): boolean =>
  [...names].some((name) => {
    const schema = ownValue(schemasOf(document), name);
    return isObjectSchema(schema) && resolve<Schema>(document, schema).discriminator !== undefined;
  });

/**
 * The schemas that extend a base by `allOf`, where a discriminator tells them apart: a value of the base may be any of
 * them. Those that are only named in the mapping count, too.
 *
 * @param ref Reference to the base.
 * @returns references, in the order of the contract.
 */
export function subtypesOf(document: Document, ref: string | undefined): string[] {
  if (!ref?.startsWith(`${SCHEMAS}/`)) return [];
  const found = known.get(document) ?? new Map<string, string[]>();
  known.set(document, found);
  const subtypes = found.get(ref) ?? findSubtypes(document, ref);
  found.set(ref, subtypes);
  return subtypes;
}

/** The subtypes of every base that was asked for. */
const known = new WeakMap<Document, Map<string, string[]>>();

function findSubtypes(document: Document, ref: string): string[] {
  const base = refName(ref);
  const family = familyOf(document);
  if (!tellsApart(document, [base, ...(family.get(base) ?? [])])) return [];
  const heirs = [...family].filter(([, bases]) => bases.has(base)).map(([name]) => name);
  const schema = ownValue(schemasOf(document), base);
  const mapping = isObjectSchema(schema) ? Object.values(schema.discriminator?.mapping ?? {}) : [];
  const mapped = mapping.map(mappedName).filter((name) => name !== base && Object.hasOwn(schemasOf(document), name));
  return [...new Set([...heirs, ...mapped])].map((name) => refBelow(SCHEMAS, name));
}

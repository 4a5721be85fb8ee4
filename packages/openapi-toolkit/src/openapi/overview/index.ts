import { isSafeAddress } from '../../lib/safeMarkup';
import { type Document, isMap } from '../document';
import { inlineMarkdown, markdown } from '../markdown';
import type { Operation, OverviewPage, SecurityScheme } from '../model';
import { hrefOf, type ReadContract } from '../ReadContract';
import { aboutContract } from '../read/notes';
import { readSecurity } from '../read/security';
import { readServers } from '../read/server';
import { shareTypes, typeAnchor } from '../shareTypes';
import { clean } from '../text';
import { schemaNodes, schemasOf } from '../walk';
import { groupsOf } from './groups';

/** Counts the fields of an operation by their shared schema. */
function fieldsByShape(operation: Operation): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { schema } of schemasOf(operation))
    for (const { shape } of schemaNodes(schema)) if (shape) counts.set(shape.name, (counts.get(shape.name) ?? 0) + 1);
  return counts;
}

/** Returns the types that pages of an API describe once, with the operations of all APIs that use them. */
export function typeIndex(api: ReadContract, apis: readonly ReadContract[]): OverviewPage['types'] {
  const types = new Map(
    api.operations
      .flatMap(({ operation }) => [...shareTypes(operation).values()])
      .map(({ name, title }) => [name, { name, anchor: typeAnchor(name), title }]),
  );
  const users = apis.flatMap(({ ref, operations }) =>
    operations.map(({ operation }) => ({
      title: operation.title,
      href: hrefOf(ref, operation.id),
      method: operation.method,
      fields: fieldsByShape(operation),
    })),
  );
  return [...types.values()]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((type) => ({
      ...type,
      operations: users.flatMap(({ fields, ...operation }) => {
        const count = fields.get(type.name) ?? 0;
        return count > 0 ? [{ ...operation, fields: count }] : [];
      }),
    }));
}

type UsedSecurity = Pick<OverviewPage, 'security' | 'securityDiffers' | 'otherSchemes'>;

const keyOf = (requirement: readonly SecurityScheme[]): string =>
  JSON.stringify(requirement.map(({ id }) => id).sort());

/** Returns the security requirements of an API's operations without duplicates, with the scopes of all. */
export function usedSecurity(document: Document, operations: readonly Operation[]): UsedSecurity {
  const calls = operations.filter(({ kind }) => kind === 'operation');
  const all = calls.length > 0 ? calls.map(({ security }) => security) : [readSecurity(document, document.security)];
  const requirements = new Map<string, SecurityScheme[]>();
  for (const requirement of all.flatMap((security) => (security.length > 0 ? security : [[]]))) {
    const existing = requirements.get(keyOf(requirement));
    requirements.set(
      keyOf(requirement),
      requirement.map((scheme) => {
        const sameScheme = existing?.find(({ id }) => id === scheme.id);
        return sameScheme ? { ...scheme, scopes: [...new Set([...sameScheme.scopes, ...scheme.scopes])] } : scheme;
      }),
    );
  }
  const distinct = [...requirements.values()];
  const differs = new Set(all.map((security) => JSON.stringify(security.map(keyOf).sort()))).size > 1;
  const ids = new Set(calls.flatMap(({ security }) => security.flat().map(({ id }) => id)));
  const declared = Object.keys(document.components?.securitySchemes ?? {}).map((id) => ({ [id]: [] }));
  const unused = readSecurity(document, declared)
    .flat()
    .filter(({ id }) => !ids.has(id));
  const isOpen = distinct.length === 1 && distinct[0]?.length === 0;
  return {
    security: isOpen ? [] : distinct,
    ...(differs && { securityDiffers: true }),
    ...(unused.length > 0 && { otherSchemes: unused }),
  };
}

/** Reads `x-changes`. Values that are not a list of objects are ignored. */
const readChanges = (value: unknown): OverviewPage['changes'] =>
  (Array.isArray(value) ? value : []).filter(isMap).map(({ version, date, summary }) => ({
    version: clean(version),
    date: clean(date),
    summary: inlineMarkdown(summary) ?? '',
  }));

/** Returns a name with its address, if the address is safe to link to. */
const named = (name: string, url?: string) => ({ name, url: url && isSafeAddress(url) ? url : undefined });

/** Returns the data of an API's overview page. */
export function overviewPage(
  api: ReadContract,
  identifiers: OverviewPage['identifiers'],
  downloads: OverviewPage['downloads'],
  types: OverviewPage['types'] = [],
): OverviewPage {
  const { document, ref } = api;
  const operations = api.operations.map(({ operation }) => operation);
  const { info } = document;
  return {
    kind: 'overview',
    permalink: ref.route,
    api: ref,
    summary: info.summary || undefined,
    description: markdown(info.description, 2),
    audience: markdown(info['x-audience'], 2),
    servers: readServers(document.servers).map((server) => ({ ...server, ...api.inSandbox })),
    ...usedSecurity(document, operations),
    groups: groupsOf(api),
    identifiers,
    types,
    downloads,
    changes: readChanges(info['x-changes']),
    contact: info.contact?.url ? named(info.contact.name ?? info.contact.url, info.contact.url) : undefined,
    facts: aboutContract(document, ref.title),
    license: info.license && named(info.license.name, info.license.url),
  };
}

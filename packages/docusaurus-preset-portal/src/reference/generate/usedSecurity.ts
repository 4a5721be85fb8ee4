import { type Document, readSecurity } from '../../openapi';
import type { Operation, OverviewPage, SecurityScheme } from '../../openapi/model';

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

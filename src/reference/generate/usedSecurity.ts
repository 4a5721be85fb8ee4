import { type Document, readSecurity } from '../../openapi';
import type { Operation, Security, SecurityScheme } from '../../openapi/model';

/** Authentication of an API's operations. */
export interface UsedSecurity {
  security: Security;
  /** Operations differ in their requirements: each page lists its own. */
  securityDiffers?: true;
  /** Schemes of the contract that no operation uses. A webhook may use them. */
  otherSchemes?: SecurityScheme[];
}

const keyOf = (together: readonly SecurityScheme[]): string => JSON.stringify(together.map(({ id }) => id).sort());

/** Returns the security requirements of an API's operations without duplicates, with the scopes of all. */
export function usedSecurity(document: Document, operations: readonly Operation[]): UsedSecurity {
  const calls = operations.filter(({ kind }) => kind === 'operation');
  const all = calls.length > 0 ? calls.map(({ security }) => security) : [readSecurity(document, document.security)];
  const requirements = new Map<string, SecurityScheme[]>();
  for (const together of all.flatMap((security) => (security.length > 0 ? security : [[]]))) {
    const existing = requirements.get(keyOf(together));
    requirements.set(
      keyOf(together),
      together.map((scheme) => {
        const before = existing?.find(({ id }) => id === scheme.id);
        return before ? { ...scheme, scopes: [...new Set([...before.scopes, ...scheme.scopes])] } : scheme;
      }),
    );
  }
  const used = [...requirements.values()];
  const differs = new Set(all.map((security) => JSON.stringify(security.map(keyOf).sort()))).size > 1;
  const ids = new Set(calls.flatMap(({ security }) => security.flat().map(({ id }) => id)));
  const declared = Object.keys(document.components?.securitySchemes ?? {}).map((id) => ({ [id]: [] }));
  const others = readSecurity(document, declared)
    .flat()
    .filter(({ id }) => !ids.has(id));
  const isOpen = used.length === 1 && used[0]?.length === 0;
  return {
    security: isOpen ? [] : used,
    ...(differs && { securityDiffers: true }),
    ...(others.length > 0 && { otherSchemes: others }),
  };
}

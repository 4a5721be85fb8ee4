import type { Document } from '../../openapi';
import type { OrRef, SecuritySchemeObject } from '../../openapi/document';
import type { Operation } from '../../openapi/model';
import { resolve } from '../../openapi/resolve';
import type { Connection, RequestSecret } from './request';
import { nameOf, type SchemeVariables, schemeVariables } from './schemeVariables';
import { secretVariables } from './secretVariables';

/** Returns the schemes of the first security requirement. */
function schemesOf(document: Document, operation: Operation): { id: string; scheme: SecuritySchemeObject }[] {
  const schemes = document.components?.securitySchemes ?? {};
  return (operation.security[0] ?? []).flatMap(({ id }) =>
    Object.hasOwn(schemes, id)
      ? [{ id, scheme: resolve<SecuritySchemeObject>(document, schemes[id] as OrRef<SecuritySchemeObject>) }]
      : [],
  );
}

/** Returns the secrets of a call, for the first security requirement. Each is read from its own environment variable. */
export function secretsOf(document: Document, operation: Operation): RequestSecret[] {
  const variables = schemeVariables(document);
  return schemesOf(document, operation).flatMap(({ id, scheme }) => secretOf(scheme, id, variables.get(id)));
}

/** Returns the authentication by the connection; empty for most APIs. */
export function connectionOf(document: Document, operation: Operation): { connection?: Connection } {
  const schemes = schemesOf(document, operation).map(({ scheme }) => scheme);
  const { certificate: file, certificateKey: key } = secretVariables;
  const connection: Connection = {
    ...(schemes.some(({ type }) => type === 'mutualTLS') && { certificate: { file, key } }),
    ...(schemes.some((scheme) => nameOf(scheme) === 'Negotiate') && { ticket: true }),
  };
  return Object.keys(connection).length > 0 ? { connection } : {};
}

function secretOf(scheme: SecuritySchemeObject, id: string, variables?: SchemeVariables): RequestSecret[] {
  if (!variables) return [];
  if (scheme.type === 'apiKey')
    return [{ in: (scheme.in ?? 'header') as RequestSecret['in'], name: scheme.name ?? id, ...variables }];
  return [{ in: 'header', name: 'Authorization', prefix: `${nameOf(scheme) || 'Bearer'} `, ...variables }];
}

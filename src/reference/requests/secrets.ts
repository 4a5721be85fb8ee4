import { site } from '#site';
import type { Document } from '../../openapi';
import type { OrRef, SecuritySchemeObject } from '../../openapi/document';
import { httpScheme } from '../../openapi/httpSchemes';
import type { Operation } from '../../openapi/model';
import { resolve } from '../../openapi/resolve';
import { UniqueNames } from '../../openapi/UniqueNames';
import type { Connection, RequestSecret } from './request';
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

/**
 * Returns the secrets of a call, for the first security requirement. Each is read from its own environment variable.
 */
export function secretsOf(document: Document, operation: Operation): RequestSecret[] {
  // A second variable of a kind is numbered: `API_KEY_2`.
  const variables = new UniqueNames('_');
  return schemesOf(document, operation).flatMap(({ id, scheme }) => secretOf(scheme, id, variables));
}

const nameOf = (scheme: SecuritySchemeObject): string =>
  scheme.type === 'http' ? httpScheme(scheme.scheme ?? 'Bearer').name : '';

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

/** HTTP schemes with a name and a password, and with a token. Other schemes have their own syntax. */
const WITH_PASSWORD = new Set(['Basic', 'Digest', 'NTLM']);
const WITH_TOKEN = new Set(['Bearer', 'DPoP', 'GNAP']);

function secretOf(scheme: SecuritySchemeObject, id: string, variables: UniqueNames): RequestSecret[] {
  const { token, user, password, credentials } = secretVariables;
  const authorization = (name: string, variable: string): RequestSecret => ({
    in: 'header',
    name: 'Authorization',
    variable: variables.take(variable),
    prefix: `${name} `,
  });
  switch (scheme.type) {
    case 'apiKey': {
      const location = (scheme.in ?? 'header') as RequestSecret['in'];
      return [{ in: location, name: scheme.name ?? id, variable: variables.take(site.keyVariable) }];
    }
    case 'http': {
      const name = nameOf(scheme);
      if (name === 'Negotiate') return [];
      if (WITH_PASSWORD.has(name)) return [{ ...authorization(name, user), password: variables.take(password) }];
      return [authorization(name, WITH_TOKEN.has(name) ? token : credentials)];
    }
    case 'oauth2':
    case 'openIdConnect':
      return [authorization('Bearer', token)];
    // Mutual TLS authenticates the connection, so there is no secret to send.
    default:
      return [];
  }
}

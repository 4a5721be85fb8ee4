import type { Document } from '../../openapi';
import type { OrRef, SecuritySchemeObject } from '../../openapi/document';
import type { Operation, Parameter } from '../../openapi/model';
import { resolve } from '../../openapi/resolve';
import type { Connection, RequestSecret } from './request';
import { type SchemeVariables, schemeName, schemeVariables } from './schemeVariables';
import { secretVariables } from './secretVariables';

function schemesOf(document: Document, ids: readonly string[]): { id: string; scheme: SecuritySchemeObject }[] {
  const schemes = document.components?.securitySchemes ?? {};
  return ids.flatMap((id) =>
    Object.hasOwn(schemes, id)
      ? [{ id, scheme: resolve<SecuritySchemeObject>(document, schemes[id] as OrRef<SecuritySchemeObject>) }]
      : [],
  );
}

const idsOf = ({ security: [first = []] }: Operation): string[] => first.map(({ id }) => id);

function secretsIn(document: Document, ids: readonly string[]): RequestSecret[] {
  const variables = schemeVariables(document);
  return schemesOf(document, ids).flatMap(({ id, scheme }) => secretOf(scheme, id, variables.get(id)));
}

/** True for a parameter that sends a secret: names of headers have no case. */
const isSame = (secret: RequestSecret, { location, schema }: Parameter): boolean =>
  secret.in === location &&
  (location === 'header' ? secret.name.toLowerCase() === schema.name.toLowerCase() : secret.name === schema.name);

/** Value of an `Authorization` header of which the contract has no scheme. */
const AUTHORIZATION: RequestSecret = { in: 'header', name: 'Authorization', variable: secretVariables.credentials };

/** Returns the secret that a parameter sends, if a scheme of the contract describes it, too. */
const secretOfParameter = (document: Document, parameter: Parameter): RequestSecret | undefined =>
  [...secretsIn(document, Object.keys(document.components?.securitySchemes ?? {})), AUTHORIZATION].find((secret) =>
    isSame(secret, parameter),
  );

/** Returns the secrets of a call: those of the first security requirement, and those that are required parameters. */
export function requestSecrets(document: Document, operation: Operation): RequestSecret[] {
  const own = secretsIn(document, idsOf(operation));
  const required = operation.parameters.filter(
    (parameter) => parameter.schema.required && !own.some((secret) => isSame(secret, parameter)),
  );
  return [...own, ...required.flatMap((parameter) => secretOfParameter(document, parameter) ?? [])];
}

/**
 * True for a parameter with a value of its own. OpenAPI ignores headers of authentication and of the media types of
 * bodies; an `Accept` with values in the contract is sent.
 */
export function hasOwnValue(document: Document, parameter: Parameter): boolean {
  const { name, examples, enum: values, const: only, default: usual } = parameter.schema;
  if (parameter.location === 'header' && /^content-type$/i.test(name)) return false;
  if (parameter.location === 'header' && /^accept$/i.test(name))
    return examples.length + values.length > 0 || (only ?? usual) !== undefined;
  return secretOfParameter(document, parameter) === undefined;
}

/** Returns the authentication by the connection; empty for most APIs. */
export function connectionOf(document: Document, operation: Operation): { connection?: Connection } {
  const schemes = schemesOf(document, idsOf(operation)).map(({ scheme }) => scheme);
  const { certificate: file, certificateKey: key } = secretVariables;
  const connection: Connection = {
    ...(schemes.some(({ type }) => type === 'mutualTLS') && { certificate: { file, key } }),
    ...(schemes.some((scheme) => schemeName(scheme) === 'Negotiate') && { ticket: true }),
  };
  return Object.keys(connection).length > 0 ? { connection } : {};
}

function secretOf(scheme: SecuritySchemeObject, id: string, variables?: SchemeVariables): RequestSecret[] {
  if (!variables) return [];
  if (scheme.type === 'apiKey')
    return [{ in: (scheme.in ?? 'header') as RequestSecret['in'], name: scheme.name ?? id, ...variables }];
  return [{ in: 'header', name: 'Authorization', prefix: `${schemeName(scheme) || 'Bearer'} `, ...variables }];
}

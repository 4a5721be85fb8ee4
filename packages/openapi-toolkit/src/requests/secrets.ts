import uniqBy from 'lodash/uniqBy';
import type { Document, OrRef, SecuritySchemeObject } from '../openapi/document';
import { httpScheme } from '../openapi/httpSchemes';
import type { Operation, Parameter } from '../openapi/model';
import { UniqueNames } from '../openapi/names';
import { resolve } from '../openapi/pointer';
import type { RequestSecret } from './request';

/** Environment variable of everything after the scheme name, for HTTP schemes with their own syntax. */
const CREDENTIALS = 'CREDENTIALS';

/** Environment variables of a security scheme. */
type SchemeVariables = Pick<RequestSecret, 'variable' | 'password'>;

/** HTTP schemes with a token. Other schemes have their own syntax. */
const WITH_TOKEN = new Set(['Bearer', 'DPoP', 'GNAP']);
/** HTTP schemes that answer a challenge of the server. */
const WITH_CHALLENGE = new Set(['Digest', 'NTLM', 'Negotiate']);

/** Returns the name of an HTTP scheme as its standard writes it; empty for other types. */
const schemeName = (scheme: SecuritySchemeObject): string =>
  scheme.type === 'http' ? httpScheme(scheme.scheme ?? 'Bearer') : '';

/** Returns the variables of a scheme that is the only one of its kind. */
const onlyOf = (keyVariable: string): Readonly<Record<string, SchemeVariables>> => ({
  KEY: { variable: keyVariable },
  TOKEN: { variable: 'ACCESS_TOKEN' },
  USER: { variable: 'API_USER', password: 'API_PASSWORD' },
  CREDENTIALS: { variable: CREDENTIALS },
});

/** Returns what a scheme takes; undefined if it authenticates the connection, or answers a challenge. */
function kindOf(scheme: SecuritySchemeObject): string | undefined {
  const name = schemeName(scheme);
  if (scheme.type === 'apiKey') return 'KEY';
  if (scheme.type === 'oauth2' || scheme.type === 'openIdConnect' || WITH_TOKEN.has(name)) return 'TOKEN';
  if (scheme.type !== 'http' || WITH_CHALLENGE.has(name)) return undefined;
  return name === 'Basic' ? 'USER' : 'CREDENTIALS';
}

/** Returns the id of a scheme in capitals, without the word for its kind: `githubToken` → `GITHUB`. */
function wordsOf(id: string, kind: string): string {
  const words = id
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z\d]+/g, '_')
    .toUpperCase()
    .replace(new RegExp(`(^|_)${kind}_?$`), '')
    .replace(/^_|_$/g, '');
  // No shell has a variable that begins with a digit.
  return /^[A-Z]/.test(words) ? words : ['API', words].filter(Boolean).join('_');
}

/** Returns the environment variables of the security schemes. Schemes of one kind have their own, named after them. */
function schemeVariables(document: Document, keyVariable: string): Map<string, SchemeVariables> {
  const kinds = Object.entries(document.components?.securitySchemes ?? {}).flatMap(([id, scheme]) => {
    const kind = kindOf(resolve<SecuritySchemeObject>(document, scheme as OrRef<SecuritySchemeObject>));
    return kind === undefined ? [] : [{ id, kind }];
  });
  const names = new UniqueNames('_');
  return new Map(
    kinds.map(({ id, kind }) => {
      if (kinds.filter((scheme) => scheme.kind === kind).length === 1)
        return [id, onlyOf(keyVariable)[kind] as SchemeVariables];
      const variable = names.take(`${wordsOf(id, kind)}_${kind}`);
      return [id, { variable, ...(kind === 'USER' && { password: variable.replace(/USER(?=[_\d]*$)/, 'PASSWORD') }) }];
    }),
  );
}

function schemesOf(document: Document, ids: readonly string[]): { id: string; scheme: SecuritySchemeObject }[] {
  const schemes = document.components?.securitySchemes ?? {};
  return ids.flatMap((id) =>
    Object.hasOwn(schemes, id)
      ? [{ id, scheme: resolve<SecuritySchemeObject>(document, schemes[id] as OrRef<SecuritySchemeObject>) }]
      : [],
  );
}

const idsOf = ({ security: [first = []] }: Operation): string[] => first.map(({ id }) => id);

function secretsIn(document: Document, ids: readonly string[], keyVariable: string): RequestSecret[] {
  const variables = schemeVariables(document, keyVariable);
  const all = schemesOf(document, ids).flatMap(({ id, scheme }) => secretOf(scheme, id, variables.get(id)));
  // Of two schemes in one header, of which findings warn, the first is sent.
  return uniqBy(all, (secret) => `${secret.in} ${secret.in === 'header' ? secret.name.toLowerCase() : secret.name}`);
}

/** True for a parameter that sends a secret: names of headers have no case. */
const isSame = (secret: RequestSecret, { location, schema }: Parameter): boolean =>
  secret.in === location &&
  (location === 'header' ? secret.name.toLowerCase() === schema.name.toLowerCase() : secret.name === schema.name);

/** Value of an `Authorization` header of which the contract has no scheme. */
const AUTHORIZATION: RequestSecret = { in: 'header', name: 'Authorization', variable: CREDENTIALS };

/** Returns the secret that a parameter sends, if a scheme of the contract describes it, too. */
const secretOfParameter = (document: Document, parameter: Parameter, keyVariable: string): RequestSecret | undefined =>
  [...secretsIn(document, Object.keys(document.components?.securitySchemes ?? {}), keyVariable), AUTHORIZATION].find(
    (secret) => isSame(secret, parameter),
  );

/** Environment variable of an API key in code samples, unless the caller names another. */
const KEY_VARIABLE = 'API_KEY';

/** Returns the secrets of the first security requirement and of required parameters. `keyVariable` is for an API with one kind of key. */
export function requestSecrets(document: Document, operation: Operation, keyVariable = KEY_VARIABLE): RequestSecret[] {
  const own = secretsIn(document, idsOf(operation), keyVariable);
  const required = operation.parameters.filter(
    (parameter) => parameter.schema.required && !own.some((secret) => isSame(secret, parameter)),
  );
  return [...own, ...required.flatMap((parameter) => secretOfParameter(document, parameter, keyVariable) ?? [])];
}

/** True for a parameter that is no secret. OpenAPI ignores headers of media types; an `Accept` with values in the contract is sent. */
export function hasOwnValue(document: Document, parameter: Parameter): boolean {
  const { name, examples, enum: values, const: only, default: usual } = parameter.schema;
  if (parameter.location === 'header' && /^content-type$/i.test(name)) return false;
  if (parameter.location === 'header' && /^accept$/i.test(name))
    return examples.length + values.length > 0 || (only ?? usual) !== undefined;
  return secretOfParameter(document, parameter, KEY_VARIABLE) === undefined;
}

/** Returns the authentication that samples do not have, in words; undefined for most APIs. */
export function unsupportedOf(document: Document, operation: Operation): string[] | undefined {
  const names = schemesOf(document, idsOf(operation)).flatMap(({ scheme }) => {
    if (scheme.type === 'mutualTLS') return ['client certificate'];
    const name = schemeName(scheme);
    return WITH_CHALLENGE.has(name) ? [`${name} authentication`] : [];
  });
  return names.length > 0 ? names : undefined;
}

function secretOf(scheme: SecuritySchemeObject, id: string, variables?: SchemeVariables): RequestSecret[] {
  if (!variables) return [];
  if (scheme.type === 'apiKey')
    return [{ in: (scheme.in ?? 'header') as RequestSecret['in'], name: scheme.name ?? id, ...variables }];
  return [{ in: 'header', name: 'Authorization', prefix: `${schemeName(scheme) || 'Bearer'} `, ...variables }];
}

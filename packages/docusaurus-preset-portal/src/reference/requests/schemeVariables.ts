import { site } from 'docusaurus-preset-portal/content';
import type { Document } from '../../openapi';
import type { OrRef, SecuritySchemeObject } from '../../openapi/document';
import { httpScheme } from '../../openapi/httpSchemes';
import { resolve } from '../../openapi/resolve';
import { UniqueNames } from '../../openapi/UniqueNames';
import type { RequestSecret } from './request';
import { secretVariables } from './secretVariables';

/** Environment variables of a security scheme. */
export type SchemeVariables = Pick<RequestSecret, 'variable' | 'password'>;

/** HTTP schemes with a name and a password, and with a token. Other schemes have their own syntax. */
const WITH_PASSWORD = new Set(['Basic', 'Digest', 'NTLM']);
const WITH_TOKEN = new Set(['Bearer', 'DPoP', 'GNAP']);

/** Returns the name of an HTTP scheme as its standard writes it; empty for other types. */
export const schemeName = (scheme: SecuritySchemeObject): string =>
  scheme.type === 'http' ? httpScheme(scheme.scheme ?? 'Bearer').name : '';

const { token, user, password, credentials } = secretVariables;

/** Variables of a scheme that is the only one of its kind. */
const ONLY: Readonly<Record<string, SchemeVariables>> = {
  KEY: { variable: site.keyVariable },
  TOKEN: { variable: token },
  USER: { variable: user, password },
  CREDENTIALS: { variable: credentials },
};

/** Returns what a scheme takes; undefined if it authenticates the connection. */
function kindOf(scheme: SecuritySchemeObject): string | undefined {
  const name = schemeName(scheme);
  if (scheme.type === 'apiKey') return 'KEY';
  if (scheme.type === 'oauth2' || scheme.type === 'openIdConnect' || WITH_TOKEN.has(name)) return 'TOKEN';
  if (scheme.type !== 'http' || name === 'Negotiate') return undefined;
  return WITH_PASSWORD.has(name) ? 'USER' : 'CREDENTIALS';
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
export function schemeVariables(document: Document): Map<string, SchemeVariables> {
  const kinds = Object.entries(document.components?.securitySchemes ?? {}).flatMap(([id, scheme]) => {
    const kind = kindOf(resolve<SecuritySchemeObject>(document, scheme as OrRef<SecuritySchemeObject>));
    return kind === undefined ? [] : [{ id, kind }];
  });
  const names = new UniqueNames('_');
  return new Map(
    kinds.map(({ id, kind }) => {
      if (kinds.filter((one) => one.kind === kind).length === 1) return [id, ONLY[kind] as SchemeVariables];
      const variable = names.take(`${wordsOf(id, kind)}_${kind}`);
      return [id, { variable, ...(kind === 'USER' && { password: variable.replace(/USER(?=[_\d]*$)/, 'PASSWORD') }) }];
    }),
  );
}

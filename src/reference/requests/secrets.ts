import type { Document } from '../../openapi';
import type { OrRef, SecuritySchemeObject } from '../../openapi/document';
import type { Operation } from '../../openapi/model';
import { resolve } from '../../openapi/resolve';
import { secretVariables, site } from '../../site';
import type { RequestSecret } from './request';

/** Environment variables of a request: the second of the same kind has a number. */
class Variables {
  private readonly uses = new Map<string, number>();

  next(base: string): string {
    const nth = (this.uses.get(base) ?? 0) + 1;
    this.uses.set(base, nth);
    return nth === 1 ? base : `${base}_${nth}`;
  }
}

/**
 * What a reader must hold to make a call: the secrets of the first way to authenticate.
 * Each is read from an environment variable of its own.
 */
export function secretsOf(document: Document, operation: Operation): RequestSecret[] {
  const variables = new Variables();
  const schemes = document.components?.securitySchemes ?? {};
  return (operation.security[0] ?? []).flatMap(({ id }) => {
    if (!Object.hasOwn(schemes, id)) return [];
    const scheme = resolve<SecuritySchemeObject>(document, schemes[id] as OrRef<SecuritySchemeObject>);
    return secretOf(scheme, id, variables);
  });
}

function secretOf(scheme: SecuritySchemeObject, id: string, variables: Variables): RequestSecret[] {
  const authorization = { in: 'header', name: 'Authorization' } as const;
  const token = (prefix: string): RequestSecret => ({
    ...authorization,
    variable: variables.next(secretVariables.token),
    prefix,
  });
  switch (scheme.type) {
    case 'apiKey': {
      const place = (scheme.in ?? 'header') as RequestSecret['in'];
      return [{ in: place, name: scheme.name ?? id, variable: variables.next(site.keyVariable) }];
    }
    case 'http': {
      const name = scheme.scheme ?? 'Bearer';
      if (!/^basic$/i.test(name)) return [token(/^bearer$/i.test(name) ? 'Bearer ' : `${name} `)];
      const { user, password } = secretVariables;
      return [
        { ...authorization, variable: variables.next(user), password: variables.next(password), prefix: 'Basic ' },
      ];
    }
    case 'oauth2':
    case 'openIdConnect':
      return [token('Bearer ')];
    // With mutual TLS the connection itself proves who calls.
    default:
      return [];
  }
}

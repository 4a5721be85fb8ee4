import type { Document } from '../../openapi';
import type { OrRef, SecuritySchemeObject } from '../../openapi/document';
import type { Operation } from '../../openapi/model';
import { resolve } from '../../openapi/resolve';
import { site } from '../../site';
import type { RequestSecret } from './request';

/**
 * What a reader must hold to make a call: the secrets of the first way to authenticate.
 * Each is read from an environment variable of its own.
 */
export function secretsOf(document: Document, operation: Operation): RequestSecret[] {
  return (operation.security[0] ?? []).flatMap(({ id }, index) => {
    const scheme = document.components?.securitySchemes?.[id] as OrRef<SecuritySchemeObject> | undefined;
    const variable = index === 0 ? site.keyVariable : `${site.keyVariable}_${index + 1}`;
    return scheme ? secretOf(resolve<SecuritySchemeObject>(document, scheme), id, variable) : [];
  });
}

function secretOf(scheme: SecuritySchemeObject, id: string, variable: string): RequestSecret[] {
  const authorization = (prefix: string): RequestSecret => ({ in: 'header', name: 'Authorization', variable, prefix });
  switch (scheme.type) {
    case 'apiKey':
      return [{ in: (scheme.in ?? 'header') as RequestSecret['in'], name: scheme.name ?? id, variable }];
    case 'http':
      return [authorization(/^basic$/i.test(scheme.scheme ?? '') ? 'Basic ' : 'Bearer ')];
    case 'oauth2':
    case 'openIdConnect':
      return [authorization('Bearer ')];
    // With mutual TLS the connection itself proves who calls.
    default:
      return [];
  }
}

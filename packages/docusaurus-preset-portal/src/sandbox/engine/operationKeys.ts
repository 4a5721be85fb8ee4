import { ownValue } from '../../lib/ownValue';
import type { Dict, OrRef, SecuritySchemeObject } from '../../openapi/document';
import type { FoundOperation } from '../../openapi/operations';
import { resolve } from '../../openapi/resolve';
import type { ContractOperation } from './contractTypes';
import type { SandboxApi } from './types';

/** True for a scheme without a header in the first request: a certificate, or the response to a challenge. */
const isOfConnection = (scheme: SecuritySchemeObject): boolean =>
  scheme.type === 'mutualTLS' || (scheme.type === 'http' && /^(?:digest|ntlm|negotiate)$/i.test(scheme.scheme ?? ''));

/** Reads where an operation takes its keys, and whether it needs one. */
export function keysOf(
  { document }: SandboxApi,
  { operation }: FoundOperation,
): Pick<ContractOperation, 'keyHeaders' | 'queryKeys' | 'needsKey'> {
  const schemes = (document.components?.securitySchemes ?? {}) as Dict<OrRef<SecuritySchemeObject>>;
  const schemeOf = (definition: OrRef<SecuritySchemeObject>) => resolve<SecuritySchemeObject>(document, definition);
  const headerOf = (name: string): string | undefined => {
    const definition = ownValue(schemes, name);
    const scheme = definition && schemeOf(definition);
    if (scheme?.type === 'apiKey') return scheme.in === 'header' ? scheme.name : undefined;
    return scheme && !isOfConnection(scheme) ? 'Authorization' : undefined;
  };
  const choices = (operation.security ?? document.security ?? []).map((choice) => Object.keys(choice).map(headerOf));
  return {
    queryKeys: Object.values(schemes)
      .map(schemeOf)
      .flatMap((scheme) => (scheme.type === 'apiKey' && scheme.in === 'query' ? [scheme.name] : [])),
    keyHeaders: choices.flat().filter((name) => name !== undefined),
    needsKey: choices.length > 0 && choices.every((names) => names.some((name) => name !== undefined)),
  };
}

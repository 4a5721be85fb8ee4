import { clean, markdown } from './markdown';
import type { Security, SecurityScheme } from './model';
import type { Document, OrRef, SecurityRequirement, SecuritySchemeObject } from './openapi';
import { resolve } from './resolve';

const PLACES: Record<string, string> = { header: 'the header', query: 'the query parameter', cookie: 'the cookie' };

function summary(scheme: SecuritySchemeObject): string {
  switch (scheme.type) {
    case 'apiKey':
      return `API key in ${PLACES[scheme.in ?? 'header'] ?? 'the header'} ${scheme.name ?? ''}`;
    case 'http':
      return /^bearer$/i.test(scheme.scheme ?? '')
        ? `Bearer token${scheme.bearerFormat ? ` (${scheme.bearerFormat})` : ''} in the header Authorization`
        : `HTTP ${scheme.scheme ?? 'authentication'} in the header Authorization`;
    case 'oauth2':
      return `OAuth 2.0 (${Object.keys(scheme.flows ?? {}).join(', ')})`;
    case 'openIdConnect':
      return `OpenID Connect (${scheme.openIdConnectUrl ?? ''})`;
    case 'mutualTLS':
      return 'Client certificate (mutual TLS)';
    default:
      return scheme.type;
  }
}

function endpoints(scheme: SecuritySchemeObject): string {
  return Object.entries(scheme.flows ?? {})
    .flatMap(([flow, { authorizationUrl, tokenUrl, refreshUrl }]) =>
      Object.entries({ authorization: authorizationUrl, token: tokenUrl, refresh: refreshUrl })
        .filter(([, url]) => url)
        .map(([kind, url]) => `- ${flow}, ${kind}: \`${url}\``),
    )
    .join('\n');
}

function readScheme(document: Document, id: string, scopes: string[]): SecurityScheme {
  const defined = document.components?.securitySchemes?.[id] as OrRef<SecuritySchemeObject> | undefined;
  if (!defined) return { id: clean(id), summary: clean(id), scopes };
  const scheme = resolve<SecuritySchemeObject>(document, defined);
  return {
    id: clean(id),
    summary: clean(summary(scheme)),
    description: markdown([scheme.description, endpoints(scheme)].filter(Boolean).join('\n\n')),
    scopes: scopes.map(clean),
  };
}

/** Reads the security requirements: alternatives of schemes that go together. Absent means none needed. */
export function readSecurity(document: Document, requirements: SecurityRequirement[] | undefined): Security {
  return (requirements ?? []).map((together) =>
    Object.entries(together).map(([id, scopes]) => readScheme(document, id, scopes)),
  );
}

import type { Dict, Document, OrRef, SecurityRequirement, SecuritySchemeObject } from '../document';
import { httpScheme } from '../httpSchemes';
import { markdown } from '../markdown';
import type { Security, SecurityScheme } from '../model';
import { resolve } from '../pointer';
import { clean } from '../text';

const LOCATIONS = new Map([
  ['query', 'the query parameter'],
  ['cookie', 'the cookie'],
]);

function summary(scheme: SecuritySchemeObject): string {
  switch (scheme.type) {
    case 'apiKey':
      return `API key in ${LOCATIONS.get(scheme.in) ?? 'the header'} ${scheme.name ?? ''}`;
    case 'http':
      return /^bearer$/i.test(scheme.scheme ?? '')
        ? `Bearer token${scheme.bearerFormat ? ` (${scheme.bearerFormat})` : ''} in the header Authorization`
        : `HTTP ${httpScheme(scheme.scheme ?? 'authentication')} in the header Authorization`;
    case 'oauth2':
      return `OAuth 2.0 (${flowsOf(scheme)
        .map(([flow]) => flowWords(flow))
        .join(', ')})`;
    case 'openIdConnect':
      return `OpenID Connect (${scheme.openIdConnectUrl ?? ''})`;
    case 'mutualTLS':
      return 'Client certificate (mutual TLS)';
    default:
      return (scheme as { type: string }).type;
  }
}

/** Keys of OpenAPI 3.2. */
type Later = { deprecated?: boolean; oauth2MetadataUrl?: string };

interface Flow {
  deviceAuthorizationUrl?: string;
  authorizationUrl?: string;
  tokenUrl?: string;
  refreshUrl?: string;
  scopes?: Dict<string>;
}

const flowsOf = (scheme: SecuritySchemeObject): [string, Flow][] =>
  scheme.type === 'oauth2'
    ? Object.entries((scheme.flows ?? {}) as Dict<Flow>).filter(([name]) => !name.startsWith('x-'))
    : [];

function scopesOf(scheme: SecuritySchemeObject): { name: string; text: string }[] {
  const scopes = new Map(flowsOf(scheme).flatMap(([, flow]) => Object.entries(flow.scopes ?? {})));
  return [...scopes].map(([name, text]) => ({ name: clean(name), text: clean(text) }));
}

const flowWords = (flow: string): string => flow.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function endpoints(scheme: SecuritySchemeObject): string {
  const { oauth2MetadataUrl: metadata } = scheme as Later;
  const urls = flowsOf(scheme).flatMap(([flow, { deviceAuthorizationUrl, authorizationUrl, tokenUrl, refreshUrl }]) =>
    Object.entries({
      start: deviceAuthorizationUrl,
      authorization: authorizationUrl,
      token: tokenUrl,
      refresh: refreshUrl,
    })
      .filter(([, url]) => url)
      .map(([kind, url]) => `- ${flowWords(flow)}, ${kind}: \`${url}\``),
  );
  return [...urls, ...(metadata ? [`- metadata: \`${metadata}\``] : [])].join('\n');
}

function readScheme(document: Document, id: string, scopes: string[]): SecurityScheme {
  const named = { id: clean(id), scopes: scopes.map(clean) };
  const schemes = (document.components?.securitySchemes ?? {}) as Dict<OrRef<SecuritySchemeObject>>;
  const defined = new Map(Object.entries(schemes)).get(id);
  if (!defined) return { ...named, summary: clean(id) };
  const scheme = resolve<SecuritySchemeObject>(document, defined);
  const allScopes = scopesOf(scheme);
  return {
    ...named,
    summary: clean(summary(scheme)) + ((scheme as Later).deprecated ? ', deprecated' : ''),
    ...((scheme as Later).deprecated && { deprecated: true as const }),
    description: markdown([scheme.description, endpoints(scheme)].filter(Boolean).join('\n\n')),
    ...(allScopes.length > 0 && { allScopes }),
  };
}

/** Reads the security requirements, deprecated ones last. Absent means no authentication. */
export function readSecurity(document: Document, requirements: SecurityRequirement[] | undefined): Security {
  const read = (requirements ?? []).map((requirement) =>
    Object.entries(requirement).map(([id, scopes]) => readScheme(document, id, scopes)),
  );
  const isOld = (requirement: SecurityScheme[]) => Number(requirement.some(({ deprecated }) => deprecated));
  return read.sort((first, other) => isOld(first) - isOld(other));
}

import { hosts, placeholders, site } from '#site';
import { readVariable } from '../lib/environment';
import { escapeRegExp } from '../lib/escapeRegExp';
import type { Document } from '.';

/** Hosts a provider puts in the place of the defaults. */
export interface Owner {
  siteUrl: string;
  apiBaseUrl: string;
}

/** The hosts that contracts are written with, until a build puts the owner's in their place. */
export const placeholderHosts: Owner = hosts;

/** The owner's hosts: `API_BASE_URL` wins over `src/site/site.ts`. */
export const ownerOf = (env: NodeJS.ProcessEnv): Owner => ({
  siteUrl: site.url,
  apiBaseUrl: (readVariable('API_BASE_URL', env) || site.apiBaseUrl).replace(/\/+$/, ''),
});

/** A path is served by the owner's host; an address without a scheme (`//host/v2`) is read as HTTPS. */
function absoluteUrl(url: string, apiBaseUrl: string): string {
  if (url.startsWith('//')) return `https:${url}`;
  return url === '' || url.startsWith('/') ? apiBaseUrl + url : url;
}

/** Without servers, or with relative ones, a contract is served by the owner's host. */
function withServers(document: Document, { apiBaseUrl }: Owner): Document {
  const servers = document.servers?.length ? document.servers : [{ url: '/' }];
  return {
    ...document,
    servers: servers.map((server) => ({ ...server, url: absoluteUrl(server.url, apiBaseUrl) })),
  };
}

/** Pairs of a placeholder in texts and the owner's value; hosts first, since a name can be part of one. */
const ownNames = ({ siteUrl, apiBaseUrl }: Owner): (readonly [written: string, own: string])[] => [
  [placeholderHosts.siteUrl, siteUrl],
  [placeholderHosts.apiBaseUrl, apiBaseUrl],
  ...placeholders,
];

/** An address is that of a host as a whole: not the begin of a longer name, nor of another port. */
const endOf = (name: string): string => (name.includes('://') ? '(?![\\w-]|\\.\\w|:\\d)' : '');

/** Served by hosts of its own: a contract of somebody else, in whose texts these names are words like any other. */
const isThirdParty = ({ servers = [] }: Document): boolean =>
  servers.length > 0 &&
  servers.every(({ url }) => /^https?:/.test(url) && !url.startsWith(placeholderHosts.apiBaseUrl));

/** A text with the owner's hosts and names in the place of those it is written with. */
export function applyBranding(text: string, owner: Owner = ownerOf({}), quote = (own: string) => own): string {
  const names = ownNames(owner).filter(([name, own]) => name !== own);
  if (names.length === 0) return text;
  const own = new Map(names);
  const pattern = names.map(([name]) => escapeRegExp(name) + endOf(name)).join('|');
  return text.replace(new RegExp(pattern, 'g'), (name) => quote(own.get(name) as string));
}

/** The contract with the owner's hosts and names in the place of those it is written with, wherever they stand. */
export function withOwner(document: Document, owner: Owner): Document {
  if (isThirdParty(document)) return withServers(document, owner);
  const text = applyBranding(JSON.stringify(document), owner, (own) => JSON.stringify(own).slice(1, -1));
  return withServers(JSON.parse(text) as Document, owner);
}

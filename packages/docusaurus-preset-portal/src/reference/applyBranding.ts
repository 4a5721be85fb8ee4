import { type Document, escapeRegExp, withHost } from 'openapi-toolkit';
import type { Site } from '../content/site';
import { siteUrl } from '../lib/basePath';
import { readVariable } from '../lib/environment';

/** Addresses of a site and its APIs, and the placeholders in contracts and guides that a build replaces by them. */
export type Branding = Site['hosts'] & Pick<Site, 'hosts' | 'placeholders'>;

/** Returns the owner of a site. `API_BASE_URL` overrides the site's own base URL. */
export const ownerOf = (
  { site, hosts, placeholders }: Pick<Site, 'site' | 'hosts' | 'placeholders'>,
  env: NodeJS.ProcessEnv = {},
): Branding => ({
  siteUrl: siteUrl(site),
  apiBaseUrl: (readVariable('API_BASE_URL', env) || site.apiBaseUrl).replace(/\/+$/, ''),
  hosts,
  placeholders,
});

/** Returns a pattern for the end of a host, which must not be the beginning of a longer name or have another port. */
const endOf = (name: string): string => (name.includes('://') ? '(?![\\w-]|\\.\\w|:\\d)' : '');

/** True for a contract that only other hosts serve. In its texts, a placeholder is an ordinary word. */
const isThirdParty = ({ servers = [] }: Document, { hosts }: Branding): boolean =>
  servers.length > 0 && servers.every(({ url }) => /^https?:/.test(url) && !url.startsWith(hosts.apiBaseUrl));

/** Replaces the placeholder hosts and names in a text by those of the owner. */
export function applyBranding(text: string, owner: Branding, quote = (own: string) => own): string {
  const { hosts, placeholders, siteUrl, apiBaseUrl } = owner;
  const all: Site['placeholders'] = [[hosts.siteUrl, siteUrl], [hosts.apiBaseUrl, apiBaseUrl], ...placeholders];
  const own = new Map(all.filter(([name, own]) => name !== '' && name !== own));
  if (own.size === 0) return text;
  // The longest first, because one can be part of another.
  const names = [...own.keys()].sort((first, second) => second.length - first.length);
  const pattern = names.map((name) => escapeRegExp(name) + endOf(name)).join('|');
  return text.replace(new RegExp(pattern, 'g'), (name) => quote(own.get(name) as string));
}

/** Replaces the placeholder hosts and names in a text of JSON by those of the owner. */
export const applyBrandingToJson = (json: string, owner: Branding): string =>
  applyBranding(json, owner, (own) => JSON.stringify(own).slice(1, -1));

/** Replaces the placeholder hosts and names everywhere in a contract by those of the owner. */
export function withOwner(document: Document, owner: Branding): Document {
  if (isThirdParty(document, owner)) return withHost(document, owner.apiBaseUrl);
  const json = applyBrandingToJson(JSON.stringify(document), owner);
  return withHost(JSON.parse(json) as Document, owner.apiBaseUrl);
}

import { hosts, placeholders, site } from 'docusaurus-preset-portal/content';
import { siteUrl } from '../lib/basePath';
import { readVariable } from '../lib/environment';
import { escapeRegExp } from '../lib/escapeRegExp';
import type { Document } from '.';
import { withHost } from './withHost';

export interface BrandingHosts {
  /** URL of this site with its base path, without a slash at the end. */
  siteUrl: string;
  apiBaseUrl: string;
}

/** Placeholder hosts in contracts. A build replaces them by those of the owner. */
export const placeholderHosts: BrandingHosts = hosts;

/** Returns the owner's hosts. `API_BASE_URL` overrides the site's own base URL. */
export const ownerOf = (env: NodeJS.ProcessEnv): BrandingHosts => ({
  siteUrl: siteUrl(site),
  apiBaseUrl: (readVariable('API_BASE_URL', env) || site.apiBaseUrl).replace(/\/+$/, ''),
});

/** Returns pairs of a placeholder and the owner's value. Hosts come first, because a name can be part of a host. */
const ownNames = ({ siteUrl, apiBaseUrl }: BrandingHosts): (readonly [placeholder: string, own: string])[] => [
  [placeholderHosts.siteUrl, siteUrl],
  [placeholderHosts.apiBaseUrl, apiBaseUrl],
  ...placeholders,
];

/** Returns a pattern for the end of a host, which must not be the beginning of a longer name or have another port. */
const endOf = (name: string): string => (name.includes('://') ? '(?![\\w-]|\\.\\w|:\\d)' : '');

/** True for a contract that only other hosts serve. In its texts, a placeholder is an ordinary word. */
const isThirdParty = ({ servers = [] }: Document): boolean =>
  servers.length > 0 &&
  servers.every(({ url }) => /^https?:/.test(url) && !url.startsWith(placeholderHosts.apiBaseUrl));

/** Replaces the placeholder hosts and names in a text by those of the owner. */
export function applyBranding(text: string, owner: BrandingHosts = ownerOf({}), quote = (own: string) => own): string {
  const names = ownNames(owner).filter(([name, own]) => name !== '' && name !== own);
  if (names.length === 0) return text;
  const own = new Map(names);
  const pattern = names.map(([name]) => escapeRegExp(name) + endOf(name)).join('|');
  return text.replace(new RegExp(pattern, 'g'), (name) => quote(own.get(name) as string));
}

/** Replaces the placeholder hosts and names in a text of JSON by those of the owner. */
export const applyBrandingToJson = (json: string, owner?: BrandingHosts): string =>
  applyBranding(json, owner, (own) => JSON.stringify(own).slice(1, -1));

/** Replaces the placeholder hosts and names everywhere in a contract by those of the owner. */
export function withOwner(document: Document, owner: BrandingHosts): Document {
  if (isThirdParty(document)) return withHost(document, owner.apiBaseUrl);
  const json = applyBrandingToJson(JSON.stringify(document), owner);
  return withHost(JSON.parse(json) as Document, owner.apiBaseUrl);
}

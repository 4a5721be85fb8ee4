import { readVariable } from './environment';
import type { Document } from './openapi';
import { site } from './site';

/** Hosts a provider puts in the place of the defaults. */
export interface Owner {
  siteUrl: string;
  apiBaseUrl: string;
}

/** The hosts that contracts are written with, until a build puts the owner's in their place. */
export const placeholderHosts: Owner = { siteUrl: 'https://docs.example.com', apiBaseUrl: 'https://api.example.com' };

/** The owner's hosts: `API_BASE_URL` wins over `src/site.ts`. */
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

/** The contract with the default hosts replaced by the owner's, wherever they stand. */
export function withOwner(document: Document, owner: Owner): Document {
  const text = JSON.stringify(document)
    .replaceAll(placeholderHosts.siteUrl, owner.siteUrl)
    .replaceAll(placeholderHosts.apiBaseUrl, owner.apiBaseUrl);
  return withServers(JSON.parse(text) as Document, owner);
}

import { withBasePath } from '../../../lib/basePath';
import type { Hosting } from './types';

const block = (pattern: string, headers: Record<string, string>) =>
  `${pattern}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;

/**
 * `_headers` of Netlify and Cloudflare Pages. Both join the values of all rules that match a path, so the general
 * `Cache-Control`, which is their default, is left out. Both read it at the root of the host.
 */
export function headersFile({ policy, basePath }: Hosting): string {
  const caching = policy.caching.filter(({ prefix }) => prefix !== '/');
  return [
    block(`${basePath}*`, policy.headers),
    ...caching.map(({ prefix, value }) => block(`${withBasePath(prefix, basePath)}*`, { 'Cache-Control': value })),
  ].join('\n');
}

/** `_redirects` of the same hosts, which keep the query. */
export const redirectsFile = ({ redirects, basePath }: Hosting): string =>
  redirects.map(({ from, to }) => `${withBasePath(from, basePath)} ${withBasePath(to, basePath)} 301\n`).join('');

import { withBasePath } from '../../../lib/basePath';
import type { Policy } from '../policy/policy';
import type { Redirect } from './redirects';

const block = (pattern: string, headers: Record<string, string>) =>
  `${pattern}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;

/**
 * Returns the file `_headers` of Netlify and Cloudflare Pages. Both join the values of all rules that match a path, so
 * the general `Cache-Control`, which is their default, is left out. Both read it at the root of the host.
 */
export function headersFile({ headers, caching }: Policy, basePath: string): string {
  const cached = caching.filter(({ prefix }) => prefix !== '/');
  return [
    block(`${basePath}*`, headers),
    ...cached.map(({ prefix, value }) => block(`${withBasePath(prefix, basePath)}*`, { 'Cache-Control': value })),
  ].join('\n');
}

/** Returns the file `_redirects` of the same hosts, which keep the query. */
export const redirectsFile = (redirects: readonly Redirect[], basePath: string): string =>
  redirects.map(({ from, to }) => `${withBasePath(from, basePath)} ${withBasePath(to, basePath)} 301\n`).join('');

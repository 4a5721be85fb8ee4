import type { Hosting } from './types';

const block = (place: string, headers: Record<string, string>) =>
  `${place}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;

/**
 * `_headers` of Netlify and Cloudflare Pages. Both join the values of rules that
 * match the same path, so what they do anyway (revalidate) is not written.
 */
export function headersFile({ policy }: Hosting): string {
  const caching = policy.caching.filter(({ prefix }) => prefix !== '/');
  return [
    block('/*', policy.headers),
    ...caching.map(({ prefix, value }) => block(`${prefix}*`, { 'Cache-Control': value })),
  ].join('\n');
}

/** `_redirects` of the same hosts; both keep the query. */
export const redirectsFile = ({ redirects }: Hosting): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');

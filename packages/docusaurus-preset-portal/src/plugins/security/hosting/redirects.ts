import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { UserError } from 'openapi-toolkit';
import { withBasePath } from '../../../lib/basePath';
import { readJson } from '../../../lib/readJson';
import { applyBrandingToJson, type Branding } from '../../../reference/applyBranding';
import { pathsIn } from '../../pageList';
import type { Policy } from '../policy/policy';

/** A path that moved, and the page or file that took its place, both without the base path. */
export interface Redirect {
  from: string;
  to: string;
}

const PLAIN = /^(\/[\w.-]+)+$/;

/** Returns the paths of all pages by their canonical addresses, from the file that lists them. */
export async function canonicalPaths(list: string): Promise<string[]> {
  return pathsIn(await readFile(list, 'utf8'));
}

/**
 * Checks moved paths against the canonical paths of pages, and the files that paths may lead to; returns the same list.
 * @throws UserError naming every entry that hides a page, leads nowhere, or is listed twice.
 */
export function checkRedirects(redirects: Redirect[], pages: string[], files: readonly string[] = []): Redirect[] {
  const faults = redirects.flatMap(({ from, to }, at) => {
    if (!PLAIN.test(from)) return `${from} is not a plain path without a slash at its end`;
    if (pages.includes(from) || pages.includes(`${from}/`)) return `${from} is a page`;
    if (!pages.includes(to) && !files.includes(to))
      return `${from} leads to ${to}, which is neither a page nor a known file`;
    return redirects.findIndex((other) => other.from === from) < at ? `${from} is listed twice` : [];
  });
  if (faults.length > 0)
    throw new UserError(`docs/_data/redirects.json: correct or remove these entries.\n${faults.join('\n')}`);
  return redirects;
}

/** Reads and checks the list of moved paths; a site without the file has none. */
export async function readRedirects(
  file: string,
  owner: Branding,
  pages: string[],
  files: readonly string[],
): Promise<Redirect[]> {
  const moved = existsSync(file) ? await readJson(file) : [];
  return checkRedirects(JSON.parse(applyBrandingToJson(JSON.stringify(moved), owner)), pages, files);
}

const block = (pattern: string, headers: Record<string, string>) =>
  `${pattern}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;

/**
 * Returns the file `_headers` of Netlify and Cloudflare Pages. Both join the values of all rules that match a path, and
 * read it at the root of the host.
 */
export const headersFile = ({ headers, caching }: Policy, basePath: string): string =>
  [
    block(`${basePath}*`, headers),
    ...caching.map(({ prefix, value }) => block(`${withBasePath(prefix, basePath)}*`, { 'Cache-Control': value })),
  ].join('\n');

/** Returns the file `_redirects` of the same hosts, which keep the query. */
export const redirectsFile = (redirects: readonly Redirect[], basePath: string): string =>
  redirects.map(({ from, to }) => `${withBasePath(from, basePath)} ${withBasePath(to, basePath)} 301\n`).join('');

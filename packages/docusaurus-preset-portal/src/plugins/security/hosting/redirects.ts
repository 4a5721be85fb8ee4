import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readJson } from '../../../lib/readJson';
import { UserError } from '../../../lib/UserError';
import { applyBrandingToJson } from '../../../openapi/applyBranding';
import { PAGE_LIST } from '../../pageList';
import { pathsIn } from '../../pathsIn';

/** A path that moved, and the page or file that took its place, both without the base path. */
export interface Redirect {
  from: string;
  to: string;
}

const PLAIN = /^(\/[\w.-]+)+$/;

/** Paths of all pages by their canonical addresses. */
export async function canonicalPaths(folder: string): Promise<string[]> {
  return pathsIn(await readFile(path.join(folder, PAGE_LIST), 'utf8'));
}

/**
 * Checks the list of moved paths against the pages there are.
 *
 * @param pages Canonical paths.
 * @param files Files that paths may lead to.
 * @returns The same list.
 *
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
export async function readRedirects(file: string, pages: string[], files: readonly string[]): Promise<Redirect[]> {
  const moved = existsSync(file) ? await readJson(file) : [];
  return checkRedirects(JSON.parse(applyBrandingToJson(JSON.stringify(moved))), pages, files);
}

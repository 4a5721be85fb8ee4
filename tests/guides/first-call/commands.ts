import { codeOfPage, type PageCode } from '../pageCode';

/** The built site. */
export const BUILD = process.env.PORTAL_BUILD || 'build';

export const STARTED = 'docs/data-docs/getting-started';
export const SANDBOX = 'docs/sandbox';
export const LINUX = ', Linux, macOS';

const pages = new Map<string, PageCode[]>();

/** Returns all code of a built page. */
export function codeOf(route: string): PageCode[] {
  const code = pages.get(route) ?? codeOfPage(BUILD, route);
  pages.set(route, code);
  return code;
}

/**
 * Returns a command of a built page for Linux and macOS.
 *
 * @throws Error if no command of the page has that title.
 */
export function commandOf(route: string, title: string): string {
  const found = codeOf(route).find(({ label }) => label === title + LINUX);
  if (!found) throw new Error(`${route} has no "${title + LINUX}"`);
  return found.text;
}

import { UserError } from 'openapi-toolkit';

/** Prefix of every route of the reference. */
export const REFERENCE_ROUTE = '/api/';

/** True for an address from the root of the site, such as `/docs/errors`; `//host` is another site. */
const isFromRoot = (address: string): boolean => /^\/(?!\/)/.test(address);

/** Returns an address below the base path; any other than one from the root of the site stays as it is. */
export const withBasePath = (address: string, basePath: string): string =>
  isFromRoot(address) ? basePath + address.slice(1) : address;

/** Returns the address from the root of the site of a path that begins with the base path. */
export function withoutBasePath(path: string, basePath: string): string {
  if (path.startsWith(basePath)) return path.slice(basePath.length - 1);
  return `${path}/` === basePath ? '/' : path;
}

/** Returns HTML whose links are below the base path. */
export const linksWithBasePath = (html: string, basePath: string): string =>
  basePath === '/' ? html : html.replace(/ href="\/(?!\/)/g, () => ` href="${basePath}`);

/** Returns the URL of a site, base path included, without a slash at the end: of a site without an address its path. */
export const siteUrl = ({ url, basePath }: { url: string; basePath: string }): string => url + basePath.slice(0, -1);

/** Address at which `docusaurus serve` serves a build. */
export const SERVED = 'http://localhost:3000';

/** Returns true if no one can have the host of a URL, because it is a name for examples (RFC 2606). */
const isForExamples = (url: string): boolean => /(^|\.)example(\.(com|net|org))?$/.test(new URL(url).hostname);

/**
 * Returns the URL from which files of a site are fetched, without a slash at the end: its own. While its host is a name
 * for examples it is that of a local build, which the browser replaces by the address of the page (`servedAddress.ts`).
 */
export const fetchUrl = ({ url, basePath }: { url: string; basePath: string }): string =>
  siteUrl({ url: url && isForExamples(url) ? SERVED : url, basePath });

/** Returns the origin of a site; of one without an address a name that no host has, so that addresses can be resolved. */
export const originOf = ({ url }: { url: string }): string => (url ? new URL(url).origin : 'https://portal.invalid');

const SEGMENTS = /^\/([\w.~-]+\/)*$/;

/** Throws a UserError if a base path is no folder, or if a route begins with it, which Docusaurus takes for one that has it. */
export function checkBasePath(basePath: string, routes: readonly string[], name = 'basePath'): void {
  const fail = (problem: string): never => {
    throw new UserError(`${name} "${basePath}": ${problem}`);
  };
  if (!SEGMENTS.test(basePath) || /\/\.{1,2}\//.test(basePath))
    fail('write a path that begins and ends with a slash, such as "/portal/", of letters, digits and . _ ~ - only.');
  const taken = basePath === '/' ? undefined : routes.find((route) => `${route}/`.startsWith(basePath));
  if (taken) fail(`the page ${taken} begins with it, so that its links would be ambiguous. Choose another path.`);
}

/** Returns the path of the Markdown copy of a page: `/docs/errors.md`, and `/index.md` for the landing page. */
export const markdownPath = (permalink: string): string => `${permalink.replace(/\/+$/, '') || '/index'}.md`;

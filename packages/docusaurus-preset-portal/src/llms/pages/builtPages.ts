import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { site } from 'docusaurus-preset-portal/content';
import type { Element } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { withoutBasePath } from '../../lib/basePath';
import { decodeSafely } from '../../lib/decode';
import { allText, attribute, elementsIn, type Element as HtmlElement, parseHtml } from '../../lib/html';

type ElementFilter = (element: HtmlElement) => boolean;

const words = (element: HtmlElement, name: string) => attribute(element, name)?.split(/\s+/) ?? [];
const isNamed =
  (name: string): ElementFilter =>
  ({ tagName }) =>
    tagName === name;
const isContent: ElementFilter = (element) => words(element, 'class').includes('theme-doc-markdown');
const isDescription: ElementFilter = (element) =>
  element.tagName === 'meta' && attribute(element, 'name') === 'description';
const isCanonical: ElementFilter = (element) =>
  element.tagName === 'link' && words(element, 'rel').includes('canonical');

/** A page of the build. */
export interface BuiltPage {
  permalink: string;
  title: string;
  description: string;
  /** Main content of the page, without navigation. */
  content: Element;
}

/** Returns the file of a page below the build folder, with `/`. */
export const pageFile = (permalink: string): string => path.posix.join(permalink.slice(1), 'index.html');

/** Reads a page, with the permalink of its canonical URL; undefined for HTML without a page. */
function readPage(build: string, permalink: string): (BuiltPage & { canonical: string }) | undefined {
  const file = pageFile(permalink);
  if (!existsSync(path.join(build, file))) return undefined;
  const { elements } = parseHtml(file, readFileSync(path.join(build, file), 'utf8'));
  const find = (filter: ElementFilter) => elements.find(filter);
  const content = find(isContent) ?? find(isNamed('main'));
  if (!content) return undefined;
  const heading = [...elementsIn(content)].find(isNamed('h1'));
  const [firstPart = ''] = allText(find(isNamed('title')) ?? content).split(' | ');
  const [description, link] = [find(isDescription), find(isCanonical)];
  const canonical = link && attribute(link, 'href');
  return {
    permalink,
    title: (heading ? allText(heading) : firstPart).replace(/\u200b/g, '').trim(),
    description: (description && attribute(description, 'content')) ?? '',
    content: fromParse5(content) as Element,
    canonical: canonical ? withoutBasePath(decodeSafely(new URL(canonical).pathname), site.basePath) : permalink,
  };
}

/**
 * Reads pages of a build in route order. Routes without a file, such as wrappers, are left out.
 *
 * @returns the canonical pages, and the canonical permalink of every file below the build folder.
 */
export async function readBuiltPages(build: string, routes: readonly string[]) {
  const pages: BuiltPage[] = [];
  const files = new Map<string, string>();
  for (const permalink of routes) {
    // Yields to the compression of files.
    await setImmediate();
    const { canonical, ...page } = readPage(build, permalink) ?? {};
    if (canonical === undefined) continue;
    files.set(pageFile(permalink), canonical);
    if (canonical === permalink) pages.push(page as BuiltPage);
  }
  return { pages, files };
}

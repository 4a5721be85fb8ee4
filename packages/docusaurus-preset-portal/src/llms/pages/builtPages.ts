import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { site } from 'docusaurus-preset-portal/content';
import type { Element } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { withoutBasePath } from '../../lib/basePath';
import { decodeSafely } from '../../lib/decode';
import type { BuildCache } from '../../lib/fileCache';
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

/** Facts extracted from the HTML of a page. */
interface PageFacts {
  title: string;
  description: string;
  /** Path of the canonical URL; undefined if the page names none. */
  canonical?: string;
  /** Start and end of its content; undefined for HTML without a page. */
  content?: [start: number, end: number];
}

/** Returns the element with the main content of a page, without navigation. */
const mainContentOf = (elements: readonly HtmlElement[]): HtmlElement | undefined =>
  elements.find(isContent) ?? elements.find(isNamed('main'));

/** Extracts the facts of a page from its elements. */
function extractFacts(elements: readonly HtmlElement[]): PageFacts {
  const find = (filter: ElementFilter) => elements.find(filter);
  const content = mainContentOf(elements);
  const location = content?.sourceCodeLocation;
  const heading = content && [...elementsIn(content)].find(isNamed('h1'));
  const titleElement = find(isNamed('title')) ?? content;
  const [firstPart = ''] = titleElement ? allText(titleElement).split(' | ') : [];
  const [description, canonical] = [find(isDescription), find(isCanonical)];
  return {
    title: (heading ? allText(heading) : firstPart).replace(/\u200b/g, '').trim(),
    description: (description && attribute(description, 'content')) ?? '',
    canonical: canonical && attribute(canonical, 'href'),
    content: location ? [location.startOffset, location.endOffset] : undefined,
  };
}

/** A page of the build. */
export interface BuiltPage {
  permalink: string;
  /** File below the build folder, with `/`. */
  file: string;
  title: string;
  description: string;
  /** Main content of the page, without navigation; only if it was requested. */
  content?: () => Element;
  /** The content as serialised in the file. */
  html?: string;
}

interface ReadPage extends BuiltPage {
  canonical: string;
}

const fileOf = (permalink: string): string => path.posix.join(permalink.slice(1), 'index.html');

/** Cached facts of pages, by their HTML. */
export type FactsCache = Pick<BuildCache, 'get'>;

async function readPage(
  build: string,
  permalink: string,
  needsContent: boolean,
  cache: FactsCache,
): Promise<ReadPage | undefined> {
  const file = fileOf(permalink);
  if (!existsSync(path.join(build, file))) return undefined;
  const html = readFileSync(path.join(build, file), 'utf8');
  let elements: HtmlElement[] | undefined;
  const bytes = await cache.get(html, async () => {
    elements = parseHtml(file, html).elements;
    return Buffer.from(JSON.stringify(extractFacts(elements)));
  });
  const { content: range, canonical, ...facts } = JSON.parse(Buffer.from(bytes).toString()) as PageFacts;
  if (!range) return undefined;
  const parseContent = (tree: HtmlElement[]) => fromParse5(mainContentOf(tree) as HtmlElement) as Element;
  const parsedContent = needsContent && elements && parseContent(elements);
  return {
    permalink,
    file,
    ...facts,
    ...(needsContent && {
      content: () => parsedContent || parseContent(parseHtml(file, html).elements),
      html: html.slice(...range),
    }),
    canonical: canonical ? withoutBasePath(decodeSafely(new URL(canonical).pathname), site.basePath) : permalink,
  };
}

/**
 * Reads the pages of a build in route order, one after the other, so that memory use does not grow with the build.
 * Routes without a file, such as wrappers, are left out. `cache` has the facts of unchanged pages.
 *
 * @returns the canonical pages, and the canonical permalink of every file below the build folder.
 */
export async function readBuiltPages(
  build: string,
  routes: readonly string[],
  needsContent: (permalink: string) => boolean,
  cache: FactsCache,
) {
  const permalinks = [...new Set(routes)];
  const found: ReadPage[] = [];
  for (const permalink of permalinks) {
    // Yields to the compression of files.
    await setImmediate();
    const page = await readPage(build, permalink, needsContent(permalink), cache);
    if (page) found.push(page);
  }
  return {
    pages: found.filter(({ canonical, permalink }) => canonical === permalink),
    files: new Map(found.map(({ file, canonical }) => [file, canonical])),
  };
}

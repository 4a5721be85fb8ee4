import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { site } from 'docusaurus-preset-portal/content';
import type { Element } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { withoutBasePath } from '../../lib/basePath';
import { decodeSafely } from '../../lib/decode';
import type { BuildCache } from '../../lib/fileCache';
import { type Element as HtmlElement, parseHtml } from '../../lib/html';
import { extractFacts, mainContentOf, type PageFacts } from './pageFacts';

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

export interface BuiltPages {
  /** Canonical pages; pages with another canonical address are left out. */
  pages: BuiltPage[];
  /** Canonical permalink of every file, relative to the build folder. */
  files: ReadonlyMap<string, string>;
}

/**
 * Reads the pages of a build in route order, one after the other, so that memory use does not grow with the build.
 * Routes without a file, such as wrappers, are left out. `cache` has the facts of unchanged pages.
 */
export async function readBuiltPages(
  build: string,
  routes: readonly string[],
  needsContent: (permalink: string) => boolean,
  cache: FactsCache,
): Promise<BuiltPages> {
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

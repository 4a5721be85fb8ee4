import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Element } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import type { BuildCache } from '../../buildCache';
import { type Element as HtmlElement, parseHtml } from '../../html';
import { contentOf, type Facts, factsOf } from './pageFacts';

/** A page of the build. */
export interface BuiltPage {
  permalink: string;
  /** File below the build folder, with `/`. */
  file: string;
  title: string;
  description: string;
  /** What the page says, without navigation; only where it was asked for. */
  content?: () => Element;
  /** The same as it stands in the file. */
  html?: string;
}

interface ReadPage extends BuiltPage {
  canonical: string;
}

/** File of a page below the build folder. */
const fileOf = (permalink: string): string => path.posix.join(permalink.slice(1), 'index.html');

/** What pages are known to say, by their HTML. */
export type KeptFacts = Pick<BuildCache, 'get'>;

async function readPage(
  build: string,
  permalink: string,
  needsContent: boolean,
  kept: KeptFacts,
): Promise<ReadPage | undefined> {
  const file = fileOf(permalink);
  if (!existsSync(path.join(build, file))) return undefined;
  const html = readFileSync(path.join(build, file), 'utf8');
  let elements: HtmlElement[] | undefined;
  const bytes = await kept.get(html, async () => {
    elements = parseHtml(file, html).elements;
    return Buffer.from(JSON.stringify(factsOf(elements)));
  });
  const { content: place, canonical, ...facts } = JSON.parse(Buffer.from(bytes).toString()) as Facts;
  if (!place) return undefined;
  const contentIn = (of: HtmlElement[]) => fromParse5(contentOf(of) as HtmlElement) as Element;
  const known = needsContent && elements && contentIn(elements);
  return {
    permalink,
    file,
    ...facts,
    ...(needsContent && {
      content: () => known || contentIn(parseHtml(file, html).elements),
      html: html.slice(...place),
    }),
    canonical: new URL(canonical ?? permalink, 'http://site').pathname,
  };
}

export interface BuiltPages {
  /** Under their own address; a page that names another as the canonical one is not among them. */
  pages: BuiltPage[];
  /** Canonical permalink of every file, relative to the build folder. */
  files: ReadonlyMap<string, string>;
}

/**
 * The pages of a build, in the order of the routes. A route without a file, such as that of a wrapper, is left out.
 * One is read after the other: a build of any size needs the memory of few trees.
 *
 * @param needsContent Of which pages what they say is wanted.
 * @param kept What the last build read of pages that are the same.
 */
export async function readBuiltPages(
  build: string,
  routes: readonly string[],
  needsContent: (permalink: string) => boolean,
  kept: KeptFacts,
): Promise<BuiltPages> {
  const permalinks = [...new Set(routes)];
  const found: ReadPage[] = [];
  for (const permalink of permalinks) {
    // Files are compressed meanwhile.
    await setImmediate();
    const page = await readPage(build, permalink, needsContent(permalink), kept);
    if (page) found.push(page);
  }
  return {
    pages: found.filter(({ canonical, permalink }) => canonical === permalink),
    files: new Map(found.map(({ file, canonical }) => [file, canonical])),
  };
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Element } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { allText, attribute, elementsIn, type Element as HtmlElement } from '../../html';
import { type Insertion, missingTags, parsePage } from '../html/completeTags';

/** A page of the build. */
export interface BuiltPage {
  permalink: string;
  /** File below the build folder, with `/`. */
  file: string;
  title: string;
  description: string;
  /** What the page says, without navigation; only where it was asked for. */
  content?: Element;
  /** The same as it stands in the file. */
  html?: string;
}

type Fits = (element: HtmlElement) => boolean;

const words = (element: HtmlElement, name: string) => attribute(element, name)?.split(/\s+/) ?? [];
const isNamed =
  (name: string): Fits =>
  ({ tagName }) =>
    tagName === name;
const isContent: Fits = (element) => words(element, 'class').includes('theme-doc-markdown');
const isDescription: Fits = (element) => element.tagName === 'meta' && attribute(element, 'name') === 'description';
const isCanonical: Fits = (element) => element.tagName === 'link' && words(element, 'rel').includes('canonical');

/** File of a page below the build folder. */
const fileOf = (permalink: string): string => path.posix.join(permalink.slice(1), 'index.html');

interface ReadPage extends BuiltPage {
  canonical: string;
  missing: Insertion[];
}

async function readPage(build: string, permalink: string, needsContent: boolean): Promise<ReadPage | undefined> {
  const file = fileOf(permalink);
  const html = await readFile(path.join(build, file), 'utf8').catch(() => undefined);
  if (html === undefined) return undefined;
  const tree = parsePage(html);
  const elements = [...elementsIn(tree)];
  const find = (fits: Fits) => elements.find(fits);
  const content = find(isContent) ?? find(isNamed('main'));
  if (!content) return undefined;
  const heading = [...elementsIn(content)].find(isNamed('h1'));
  const [ofTitle = ''] = allText(find(isNamed('title')) ?? content).split(' | ');
  const [description, canonical] = [find(isDescription), find(isCanonical)];
  return {
    permalink,
    file,
    title: (heading ? allText(heading) : ofTitle).replace(/\u200b/g, '').trim(),
    description: (description && attribute(description, 'content')) ?? '',
    ...(needsContent && {
      content: fromParse5(content) as Element,
      html: html.slice(content.sourceCodeLocation?.startOffset, content.sourceCodeLocation?.endOffset),
    }),
    canonical: new URL((canonical && attribute(canonical, 'href')) ?? permalink, 'http://site').pathname,
    missing: missingTags(html, tree),
  };
}

export interface BuiltPages {
  /** Under their own address; a page that names another as the canonical one is not among them. */
  pages: BuiltPage[];
  /** Canonical permalink of every file, relative to the build folder. */
  files: ReadonlyMap<string, string>;
  /** The tags that these files leave out: found here, where each is read. */
  missing: ReadonlyMap<string, Insertion[]>;
}

/**
 * The pages of a build, in the order of the routes. A route without a file, such as that of a wrapper, is left out. One is
 * read after the other: a build of any size needs the memory of one tree.
 *
 * @param needsContent Of which pages what they say is wanted.
 */
export async function readBuiltPages(
  build: string,
  routes: readonly string[],
  needsContent: (permalink: string) => boolean,
): Promise<BuiltPages> {
  const found: ReadPage[] = [];
  for (const permalink of new Set(routes)) {
    const page = await readPage(build, permalink, needsContent(permalink));
    if (page) found.push(page);
  }
  return {
    pages: found.filter(({ canonical, permalink }) => canonical === permalink),
    files: new Map(found.map(({ file, canonical }) => [file, canonical])),
    missing: new Map(found.map(({ file, missing }) => [file, missing])),
  };
}

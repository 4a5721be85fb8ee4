import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Element } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import type { BuildCache } from '../../buildCache';
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
  content?: () => Element;
  /** The same as it stands in the file. */
  html?: string;
}

type Tree = ReturnType<typeof parsePage>;
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

/** What is read of the HTML of a page. */
interface Facts {
  title: string;
  description: string;
  /** Path of the canonical address; undefined where the page names none. */
  canonical?: string;
  /** Where its content begins and ends; undefined for HTML that is no page. */
  content?: [start: number, end: number];
  missing: Insertion[];
}

interface ReadPage extends BuiltPage, Pick<Facts, 'missing'> {
  canonical: string;
}

const contentOf = (elements: readonly HtmlElement[]) => elements.find(isContent) ?? elements.find(isNamed('main'));

function factsOf(html: string, tree: Tree): Facts {
  const elements = [...elementsIn(tree)];
  const find = (fits: Fits) => elements.find(fits);
  const content = contentOf(elements);
  const place = content?.sourceCodeLocation;
  const heading = content && [...elementsIn(content)].find(isNamed('h1'));
  const named = find(isNamed('title')) ?? content;
  const [ofTitle = ''] = named ? allText(named).split(' | ') : [];
  const [description, canonical] = [find(isDescription), find(isCanonical)];
  return {
    title: (heading ? allText(heading) : ofTitle).replace(/\u200b/g, '').trim(),
    description: (description && attribute(description, 'content')) ?? '',
    canonical: canonical && attribute(canonical, 'href'),
    content: place ? [place.startOffset, place.endOffset] : undefined,
    missing: missingTags(html, tree),
  };
}

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
  let tree: Tree | undefined;
  const bytes = await kept.get(html, async () => {
    tree = parsePage(html);
    return Buffer.from(JSON.stringify(factsOf(html, tree)));
  });
  const { content: place, canonical, ...facts } = JSON.parse(Buffer.from(bytes).toString()) as Facts;
  if (!place) return undefined;
  const element = (of: Tree) => fromParse5(contentOf([...elementsIn(of)]) ?? of) as Element;
  const known = needsContent && tree && element(tree);
  return {
    permalink,
    file,
    ...facts,
    ...(needsContent && { content: () => known || element(parsePage(html)), html: html.slice(...place) }),
    canonical: new URL(canonical ?? permalink, 'http://site').pathname,
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
 * @param kept What the last build read of pages that are the same.
 */
export async function readBuiltPages(
  build: string,
  routes: readonly string[],
  needsContent: (permalink: string) => boolean,
  kept: KeptFacts,
): Promise<BuiltPages> {
  const found: ReadPage[] = [];
  for (const permalink of new Set(routes)) {
    const page = await readPage(build, permalink, needsContent(permalink), kept);
    if (page) found.push(page);
    // What other threads have compressed is written, and they get more.
    await setImmediate();
  }
  return {
    pages: found.filter(({ canonical, permalink }) => canonical === permalink),
    files: new Map(found.map(({ file, canonical }) => [file, canonical])),
    missing: new Map(found.map(({ file, missing }) => [file, missing])),
  };
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Element, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parse } from 'parse5';
import { findElement } from '../markdown/fromHtml';
import { plain } from '../markdown/hast';

/** A page of the build. */
export interface BuiltPage {
  permalink: string;
  /** File below the build folder, with `/`. */
  file: string;
  title: string;
  description: string;
  /** What the page says, without navigation. */
  content: Element;
}

const hasClass = (name: string) => (element: Element) =>
  Array.isArray(element.properties.className) && element.properties.className.includes(name);

const isMeta = (name: string) => (element: Element) => element.tagName === 'meta' && element.properties.name === name;

const isCanonical = ({ tagName, properties: { rel } }: Element) =>
  tagName === 'link' && Array.isArray(rel) && rel.includes('canonical');

/** File of a page below the build folder. */
const fileOf = (permalink: string): string => path.posix.join(permalink.slice(1), 'index.html');

async function readPage(build: string, permalink: string): Promise<(BuiltPage & { canonical: string }) | undefined> {
  const file = fileOf(permalink);
  const html = await readFile(path.join(build, file), 'utf8').catch(() => undefined);
  if (html === undefined) return undefined;
  const tree = fromParse5(parse(html)) as Root;
  const find = (fits: (element: Element) => boolean) => findElement(tree, fits);
  const content = find(hasClass('theme-doc-markdown')) ?? find(({ tagName }) => tagName === 'main');
  if (!content) return undefined;
  const heading = findElement(content, ({ tagName }) => tagName === 'h1');
  const [ofTitle = ''] = plain(find(({ tagName }) => tagName === 'title') ?? content).split(' | ');
  const canonical = String(find(isCanonical)?.properties.href ?? permalink);
  return {
    permalink,
    file,
    title: (heading ? plain(heading) : ofTitle).replace(/\u200b/g, '').trim(),
    description: String(find(isMeta('description'))?.properties.content ?? ''),
    content,
    canonical: new URL(canonical, 'http://site').pathname,
  };
}

export interface BuiltPages {
  /** Under their own address; a page that names another as the canonical one is not among them. */
  pages: BuiltPage[];
  /** Canonical permalink of every file, relative to the build folder. */
  files: ReadonlyMap<string, string>;
}

/** The pages of a build, in the order of the routes. A route without a file, such as that of a wrapper, is left out. */
export async function readBuiltPages(build: string, routes: readonly string[]): Promise<BuiltPages> {
  const read = await Promise.all([...new Set(routes)].map((permalink) => readPage(build, permalink)));
  const found = read.filter((page) => page !== undefined);
  return {
    pages: found.filter(({ canonical, permalink }) => canonical === permalink),
    files: new Map(found.map(({ file, canonical }) => [file, canonical])),
  };
}

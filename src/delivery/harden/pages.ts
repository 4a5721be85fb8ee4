import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { listFiles } from '../../listFiles';

export type Element = DefaultTreeAdapterTypes.Element;

/** One built page. */
export interface Page {
  /** Relative to the build folder, with `/`. */
  name: string;
  html: string;
  elements: Element[];
}

type Node = DefaultTreeAdapterTypes.Node;

function* elementsIn(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsIn(child);
  if ('content' in node) yield* elementsIn(node.content);
}

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value;

/** Text of a script, as the browser hashes it. */
export const textOf = (element: Element): string =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');

/** Reads HTML as a browser does, and remembers where each element stands in it. */
export const parsePage = (name: string, html: string): Page => ({
  name,
  html,
  elements: [...elementsIn(parse(html, { sourceCodeLocationInfo: true }))],
});

/** Every page of a build folder. */
export async function readPages(folder: string): Promise<Page[]> {
  const names = (await listFiles(folder)).filter((name) => name.endsWith('.html'));
  return Promise.all(names.map(async (name) => parsePage(name, await readFile(path.join(folder, name), 'utf8'))));
}

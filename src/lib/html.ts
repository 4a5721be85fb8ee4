import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type DefaultTreeAdapterTypes, parse, parseFragment } from 'parse5';
import { listFiles } from './listFiles';

export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** One HTML file of a build. */
export interface HtmlPage {
  /** Relative to the build folder, with `/`. */
  name: string;
  html: string;
  /** Every element, those in a `<template>` too, in the order of the text, with its place in it. */
  elements: Element[];
}

/** Every element of a tree, those in a `<template>` too, in the order of the text. */
export function* elementsIn(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsIn(child);
  if ('content' in node) yield* elementsIn(node.content);
}

/** Value of an attribute, decoded; undefined when the element does not have it. */
export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value;

/** Text directly in an element: of a script, what the browser hashes. */
export const textOf = (element: Element): string =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');

/** Text of an element and of all inside of it. */
export const allText = (node: Node): string => {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  return 'childNodes' in node ? node.childNodes.map(allText).join('') : '';
};

/** Reads HTML as a browser does that runs no scripts, so what is in `<noscript>` counts as elements, too. */
export const parseHtml = (name: string, html: string): HtmlPage => ({
  name,
  html,
  elements: [...elementsIn(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }))],
});

/** Every HTML file of a build folder. */
export async function readHtml(folder: string): Promise<HtmlPage[]> {
  const names = (await listFiles(folder)).filter((name) => name.endsWith('.html'));
  return Promise.all(names.map(async (name) => parseHtml(name, await readFile(path.join(folder, name), 'utf8'))));
}

function* textsIn(node: Node): Generator<string> {
  if ('value' in node) yield node.value;
  if ('childNodes' in node) for (const child of node.childNodes) yield* textsIn(child);
}

/** The text of a piece of HTML on one line, with a space where elements begin and end. */
export const plainText = (html: string): string =>
  [...textsIn(parseFragment(html))].join(' ').replace(/\s+/g, ' ').trim();

/** The text of prose in HTML on one line: no space where an element ends before a comma or full stop. */
export const proseText = (html: string): string => plainText(html).replace(/ ([.,;:!?)])/g, '$1');

import { type DefaultTreeAdapterTypes, parse, parseFragment } from 'parse5';

export type ParsedNode = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** One HTML file of a build. */
export interface HtmlPage {
  /** Relative to the build folder, with `/`. */
  name: string;
  html: string;
  /** All elements in document order, including those in a `<template>`, with their source positions. */
  elements: Element[];
}

/** Yields all elements of a tree in document order, including those in a `<template>`. */
export function* elementsIn(node: ParsedNode): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsIn(child);
  if ('content' in node) yield* elementsIn(node.content);
}

/** Returns the decoded value of an attribute; undefined if the element lacks it. */
export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;

/** Returns the text directly in an element. For a script, this is the text that the browser hashes. */
export const textOf = (element: Element): string =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');

function* textsIn(node: ParsedNode): Generator<string> {
  if ('value' in node) yield node.value;
  if ('childNodes' in node) for (const child of node.childNodes) yield* textsIn(child);
}

/** Returns the text of a node and its descendants. */
export const allText = (node: ParsedNode): string => [...textsIn(node)].join('');

/** Parses HTML as a browser without scripts, so that the content of `<noscript>` counts as elements too. */
export const parseHtml = (name: string, html: string): HtmlPage => ({
  name,
  html,
  elements: [...elementsIn(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }))],
});

/** Returns the text of an HTML fragment on one line, with a space where elements begin and end. */
export const htmlAsText = (html: string): string =>
  [...textsIn(parseFragment(html))].join(' ').replace(/\s+/g, ' ').trim();

/** Joins texts of prose to one line, without a space between one and a following punctuation mark. */
export const oneLine = (texts: readonly string[]): string =>
  texts
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?)])/g, '$1')
    .trim();

/** Returns the text of prose in HTML on one line. */
export const proseText = (html: string): string => oneLine([...textsIn(parseFragment(html))]);

import type { Element, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { SKIP, visit } from 'unist-util-visit';
import { allText, attribute, elementsIn, type Element as HtmlElement, type HtmlPage, oneLine } from '../../lib/html';
import { classesOf, prepareTree, treeText } from './prepareTree';

/** A heading of a page with the text below it, up to the next heading. */
export interface Section {
  /** Heading; empty for the text before the first heading. */
  heading: string;
  id: string;
  level: number;
  /** Text on one line, without blocks of code. */
  text: string;
}

/** A finished page that is not made from a contract. */
export interface Guide {
  title: string;
  description: string;
  /** Language of its content, if it is not that of the site. */
  lang: string | undefined;
  /** Path of its canonical address, with the base path; undefined if the page names none. */
  canonical: string | undefined;
  /** Main content, reduced to what Markdown can express. */
  content: Root;
}

const words = (element: HtmlElement, name: string) => attribute(element, name)?.split(/\s+/) ?? [];

/** Reads a finished page; undefined for HTML without main content. */
export function readGuide({ elements }: HtmlPage): Guide | undefined {
  const isNamed = (name: string) => (element: HtmlElement) => element.tagName === name;
  const content =
    elements.find((element) => words(element, 'class').includes('theme-doc-markdown')) ??
    elements.find(isNamed('main'));
  if (!content) return undefined;
  const heading = [...elementsIn(content)].find(isNamed('h1'));
  const [firstPart = ''] = allText(elements.find(isNamed('title')) ?? content).split(' | ');
  const description = elements.find(
    (element) => element.tagName === 'meta' && attribute(element, 'name') === 'description',
  );
  const link = elements.find((element) => element.tagName === 'link' && words(element, 'rel').includes('canonical'));
  const canonical = link && attribute(link, 'href');
  const frame = [...elementsIn(content)].find((element) => attribute(element, 'data-static-content') !== undefined);
  const tree: Root = { type: 'root', children: (fromParse5(content) as Element).children };
  prepareTree(tree);
  return {
    title: (heading ? allText(heading) : firstPart).replace(/\u200b/g, '').trim(),
    description: (description && attribute(description, 'content')) ?? '',
    lang: frame && attribute(frame, 'lang'),
    canonical: canonical && new URL(canonical).pathname,
    content: tree,
  };
}

/** Markdown has no classes: such an element with a class shows data, which has records of its own. */
const DATA = /^(?:details|div|dl|figure|section|table)$/;

/** Splits the content of a page at its headings. The title is no section: its page has a record of its own. */
export function sectionsOf(content: Root): Section[] {
  const sections = [{ heading: '', id: '', level: 1, texts: [] as string[] }];
  visit(content, (node) => {
    if (node.type === 'text') sections.at(-1)?.texts.push(node.value);
    if (node.type !== 'element') return undefined;
    const level = Number(/^h([1-6])$/.exec(node.tagName)?.[1]);
    const { id } = node.properties;
    if (level > 1 && id) sections.push({ heading: oneLine([treeText(node)]), id: String(id), level, texts: [] });
    if (DATA.test(node.tagName) && classesOf(node).length > 0) return SKIP;
    return node.tagName === 'pre' || node.tagName === 'h1' || (level > 1 && id) ? SKIP : undefined;
  });
  return sections.map(({ texts, ...section }) => ({ ...section, text: oneLine(texts) }));
}

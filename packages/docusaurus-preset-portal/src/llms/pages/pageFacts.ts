import { allText, attribute, elementsIn, type Element as HtmlElement } from '../../lib/html';

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
export interface PageFacts {
  title: string;
  description: string;
  /** Path of the canonical URL; undefined if the page names none. */
  canonical?: string;
  /** Start and end of its content; undefined for HTML without a page. */
  content?: [start: number, end: number];
}

/** Returns the element with the main content of a page, without navigation. */
export const mainContentOf = (elements: readonly HtmlElement[]): HtmlElement | undefined =>
  elements.find(isContent) ?? elements.find(isNamed('main'));

/** Extracts the facts of a page from its elements. */
export function extractFacts(elements: readonly HtmlElement[]): PageFacts {
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

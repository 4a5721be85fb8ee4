import { allText, attribute, elementsIn, type Element as HtmlElement } from '../../html';

type Fits = (element: HtmlElement) => boolean;

const words = (element: HtmlElement, name: string) => attribute(element, name)?.split(/\s+/) ?? [];
const isNamed =
  (name: string): Fits =>
  ({ tagName }) =>
    tagName === name;
const isContent: Fits = (element) => words(element, 'class').includes('theme-doc-markdown');
const isDescription: Fits = (element) => element.tagName === 'meta' && attribute(element, 'name') === 'description';
const isCanonical: Fits = (element) => element.tagName === 'link' && words(element, 'rel').includes('canonical');

/** What is read of the HTML of a page. */
export interface Facts {
  title: string;
  description: string;
  /** Path of the canonical address; undefined where the page names none. */
  canonical?: string;
  /** Where its content begins and ends; undefined for HTML that is no page. */
  content?: [start: number, end: number];
}

/** The element with what a page says, without navigation. */
export const contentOf = (elements: readonly HtmlElement[]): HtmlElement | undefined =>
  elements.find(isContent) ?? elements.find(isNamed('main'));

/** Reads what a page says about itself from its elements. */
export function factsOf(elements: readonly HtmlElement[]): Facts {
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
  };
}

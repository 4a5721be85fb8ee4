import { attribute, type Element, type HtmlPage, type Node } from '../../html';

/** A part of the text of a page. */
export interface Range {
  start: number;
  end: number;
}

/** How the theme writes a list of the sidebar that is open: as every list is. */
const OF_OPEN_LIST = 'display:block;overflow:visible;height:auto';

/** Whether a `style` says nothing that the page does not show without it. */
export const isIdleStyle = (element: Element): boolean => attribute(element, 'style') === OF_OPEN_LIST;

/** The comments in the content of a page, by which React finds texts again: nobody looks for them there. */
const commentsIn = (node: Node): Range[] => {
  const place = node.nodeName === '#comment' && node.sourceCodeLocation;
  const here = place ? [{ start: place.startOffset, end: place.endOffset }] : [];
  return 'childNodes' in node ? [...here, ...node.childNodes.flatMap(commentsIn)] : here;
};

const isLink = (element: Element, rel: string): boolean =>
  element.tagName === 'link' && attribute(element, 'rel') === rel;

/** Addresses of the page in other languages, on a site that has one: they say what the canonical address says. */
function ownAlternates(elements: readonly Element[]): Element[] {
  const canonical = elements.find((element) => isLink(element, 'canonical'));
  const alternates = elements.filter(
    (element) => isLink(element, 'alternate') && attribute(element, 'hreflang') !== undefined,
  );
  const own = canonical && attribute(canonical, 'href');
  return alternates.every((element) => attribute(element, 'href') === own) ? alternates : [];
}

/** The picture of a card, for a program that takes the one of Open Graph where there is no other. */
const isSecondPicture = (element: Element): boolean =>
  element.tagName === 'meta' && attribute(element, 'name') === 'twitter:image';

/** Where an element without content stands. */
const placeOf = ({ sourceCodeLocation: place }: Element): Range[] =>
  place ? [{ start: place.startOffset, end: place.endOffset }] : [];

/**
 * What of the text of a page no reader needs, to have the same page: comments in static content, styles that change
 * nothing, and what the head says twice. End tags stay, also those that a browser knows: the parsers of many programs do not.
 */
export function optionalParts({ elements }: HtmlPage): Range[] {
  const parts: Range[] = [...ownAlternates(elements), ...elements.filter(isSecondPicture)].flatMap(placeOf);
  for (const element of elements) {
    const style = isIdleStyle(element) && element.sourceCodeLocation?.attrs?.style;
    // With the space before it.
    if (style) parts.push({ start: style.startOffset - 1, end: style.endOffset });
    if (attribute(element, 'data-static-content') !== undefined) parts.push(...commentsIn(element));
  }
  return parts;
}

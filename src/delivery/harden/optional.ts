import { attribute, type Element, type HtmlPage, type Node } from '../../html';

/** A part of the text of a page. */
export interface Range {
  start: number;
  end: number;
}

const isElement = (node: Node | undefined): node is Element => node !== undefined && 'tagName' in node;
const words = (text: string) => new Set(text.split(' '));

/** What ends an element without its end tag: https://html.spec.whatwg.org/#optional-tags */
const ENDED_BY: Readonly<Record<string, ReadonlySet<string>>> = {
  p: words(
    'address article aside blockquote details div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul',
  ),
  li: words('li'),
  dt: words('dt dd'),
  dd: words('dt dd'),
  option: words('option optgroup'),
};
/** The end of such an element around it is not the end of a paragraph. */
const KEEPS_PARAGRAPH = words('a audio del ins map noscript video');

/** Whether the browser finds the end of an element without its end tag, in the same place. */
function endsAlone(element: Element, next: Node | undefined, parent: Element): boolean {
  const endedBy = ENDED_BY[element.tagName];
  const end = element.sourceCodeLocation?.endTag?.endOffset;
  if (!endedBy || end === undefined) return false;
  if (next) return isElement(next) && endedBy.has(next.tagName) && next.sourceCodeLocation?.startOffset === end;
  if (element.tagName === 'dt' || (element.tagName === 'p' && KEEPS_PARAGRAPH.has(parent.tagName))) return false;
  return parent.sourceCodeLocation?.endTag?.startOffset === end;
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

/**
 * What of the text of a page a browser does not need, to show the same page: end tags that go without saying, comments in
 * static content, styles that change nothing.
 */
export function optionalParts({ elements }: HtmlPage): Range[] {
  const parts: Range[] = [];
  for (const parent of elements) {
    const style = isIdleStyle(parent) && parent.sourceCodeLocation?.attrs?.style;
    // With the space before it.
    if (style) parts.push({ start: style.startOffset - 1, end: style.endOffset });
    if (attribute(parent, 'data-static-content') !== undefined) parts.push(...commentsIn(parent));
    for (const [index, child] of parent.childNodes.entries()) {
      const tag = isElement(child) && child.sourceCodeLocation?.endTag;
      if (tag && endsAlone(child, parent.childNodes[index + 1], parent))
        parts.push({ start: tag.startOffset, end: tag.endOffset });
    }
  }
  return parts;
}

import { attribute, type HtmlPage, type Node } from '../../../lib/html';

/** In characters. Shorter code fits every column. */
const MIN_LENGTH = 16;

/** Between a separator and a name: `/`, `.`, `_`, `-` and those of queries, lists and fragments. */
const BREAK = /(?<=[./_=,:?\]}-]|&amp;|(?<!&)#)(?=[\p{L}\d{[])/gu;

const isCode = (node: Node) =>
  'tagName' in node &&
  (['code', 'samp'].includes(node.tagName) ||
    (node.tagName === 'dt' && 'tagName' in (node.parentNode ?? {}) && isEnum(node.parentNode as Node)));

const isEnum = (list: Node) => 'attrs' in list && attribute(list, 'class') === 'ref-enum';

function* breaksIn(node: Node, html: string, isInCode = false): Generator<number> {
  if (node.nodeName === '#text' && isInCode && 'sourceCodeLocation' in node && node.sourceCodeLocation) {
    const { startOffset, endOffset } = node.sourceCodeLocation;
    if (endOffset - startOffset >= MIN_LENGTH)
      for (const { index } of html.slice(startOffset, endOffset).matchAll(BREAK)) yield startOffset + index;
  }
  if ('childNodes' in node && node.nodeName !== 'pre')
    for (const child of node.childNodes) yield* breaksIn(child, html, isInCode || isCode(node));
}

/**
 * Returns the offsets in the static content of a page at which a line of inline code may break. Without them a browser
 * breaks a long name anywhere. React hydrates the rest of a page, which must stay as it was rendered.
 */
export const codeBreaks = ({ html, elements }: HtmlPage): number[] =>
  elements
    .filter((element) => attribute(element, 'data-static-content') !== undefined)
    .flatMap((frame) => [...breaksIn(frame, html)]);

import { attribute, type HtmlPage, type ParsedNode } from '../../../lib/html';

/** In characters. Shorter code fits every column. */
const MIN_LENGTH = 16;

/** Between a separator and a name: `/`, `.`, and those of queries, lists and fragments. */
const SEPARATED = /(?<=[./=,:?\]}]|&amp;|(?<!&)#)(?=[\p{L}\d{[])/gu;
/** A shorter name, such as that of a variable, stays on one line. */
const LONG_NAME = /[\p{L}\d_-]{20,}/gu;
const WORD_OF_NAME = /(?<=[_-])(?=[\p{L}\d])/gu;

function offsetsIn(code: string): number[] {
  const inNames = [...code.matchAll(LONG_NAME)].flatMap(({ 0: name, index }) =>
    [...name.matchAll(WORD_OF_NAME)].map((word) => index + word.index),
  );
  return [...[...code.matchAll(SEPARATED)].map(({ index }) => index), ...inNames].sort((a, b) => a - b);
}

const isCode = (node: ParsedNode) =>
  'tagName' in node &&
  (['code', 'samp'].includes(node.tagName) ||
    (node.tagName === 'dt' && 'tagName' in (node.parentNode ?? {}) && isEnum(node.parentNode as ParsedNode)));

const isEnum = (list: ParsedNode) => 'attrs' in list && attribute(list, 'class') === 'ref-enum';

function* breaksIn(node: ParsedNode, html: string, isInCode = false): Generator<number> {
  if (node.nodeName === '#text' && isInCode && 'sourceCodeLocation' in node && node.sourceCodeLocation) {
    const { startOffset, endOffset } = node.sourceCodeLocation;
    if (endOffset - startOffset >= MIN_LENGTH)
      for (const offset of offsetsIn(html.slice(startOffset, endOffset))) yield startOffset + offset;
  }
  if ('childNodes' in node && node.nodeName !== 'pre')
    for (const child of node.childNodes) yield* breaksIn(child, html, isInCode || isCode(node));
}

/**
 * Returns the offsets in the static content of a page at which a line of inline code may break: a browser breaks a long
 * name anywhere. React hydrates the rest of a page, which must stay as it was rendered.
 */
export const codeBreaks = ({ html, elements }: HtmlPage): number[] =>
  elements
    .filter((element) => attribute(element, 'data-static-content') !== undefined)
    .flatMap((frame) => [...breaksIn(frame, html)]);

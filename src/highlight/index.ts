import type { ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { highlightTree, text } from './tree';

export { span, text } from './tree';

/**
 * Highlighted code as HTML. A carriage return is written as a reference, since browsers read the
 * character as a line feed.
 */
export const htmlOf = (parts: ElementContent[]): string =>
  toHtml({ type: 'root', children: parts }, { characterReferences: { useNamedReferences: true } }).replaceAll(
    '\r',
    '&#13;',
  );

/**
 * Code as safe HTML: text is escaped, tokens are `<span class="hl-…">` (colours in `highlight.css`).
 * An unknown language gives the text alone. For Node only: browsers get this HTML, never the highlighter.
 */
export function highlight(code: string, language: string): string {
  return htmlOf(highlightTree(code, language) ?? [text(code)]);
}

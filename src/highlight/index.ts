import type { ElementContent } from 'hast';
import { highlightTree, text } from './tree';

export { span, text } from './tree';

/** A carriage return is written as a reference, since browsers read the character as a line feed. */
const REFERENCES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '\r': '&#13;' };

/**
 * Highlighted code as HTML: texts and spans with a class, nothing else. A program for any HTML takes as long as finding
 * the tokens, of a thousand samples some seconds.
 */
export const htmlOf = (parts: readonly ElementContent[]): string =>
  parts
    .map((part) => {
      if (part.type === 'text') return part.value.replace(/[&<\r]/g, (one) => REFERENCES[one] ?? one);
      return part.type === 'element'
        ? `<span class="${part.properties.className}">${htmlOf(part.children)}</span>`
        : '';
    })
    .join('');

/**
 * Code as safe HTML: text is escaped, tokens are `<span class="hl-…">` (colours in `highlight.css`).
 * An unknown language gives the text alone. For Node only: browsers get this HTML, never the highlighter.
 */
export function highlight(code: string, language: string): string {
  return htmlOf(highlightTree(code, language) ?? [text(code)]);
}

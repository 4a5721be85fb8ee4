import type { ElementContent } from 'hast';
import { highlightTree } from './tree';

/** Carriage returns are written as references, because HTML parsers read the character as a line feed. */
const REFERENCES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '\r': '&#13;' };

/**
 * Serialises highlighted code, which is only text and spans with a class. A general HTML serialiser would be another
 * dependency.
 */
const htmlOf = (parts: readonly ElementContent[]): string =>
  parts
    .map((part) => {
      if (part.type === 'text') return part.value.replace(/[&<\r]/g, (one) => REFERENCES[one] ?? one);
      return part.type === 'element'
        ? `<span class="${part.properties.className}">${htmlOf(part.children)}</span>`
        : '';
    })
    .join('');

/**
 * Returns code as safe HTML: text is escaped, tokens are `<span class="hl-…">` (colours in `highlight.css`). Code of an
 * unknown language is returned as plain text.
 */
export function highlight(code: string, language: string): string {
  return htmlOf(highlightTree(code, language));
}

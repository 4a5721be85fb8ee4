import type { ElementContent } from 'hast';
import { highlightTree } from './tree';

/** Carriage returns are written as references, because HTML parsers read the character as a line feed. */
const REFERENCES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '\r': '&#13;' };

/** Serialises text and spans with a class: a general HTML serialiser would be another dependency. */
const htmlOf = (parts: readonly ElementContent[]): string =>
  parts
    .map((part) => {
      if (part.type === 'text') return part.value.replace(/[&<\r]/g, (one) => REFERENCES[one] ?? one);
      return part.type === 'element'
        ? `<span class="${part.properties.className}">${htmlOf(part.children)}</span>`
        : '';
    })
    .join('');

/** Returns code as safe HTML with `<span class="hl-…">`; plain text for an unknown language. */
export function highlight(code: string, language: string): string {
  return htmlOf(highlightTree(code, language));
}

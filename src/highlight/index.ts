import type { ElementContent } from 'hast';
import { highlightTree } from './tree';

/**
 * Code as safe HTML: text is escaped, tokens are `<span class="hl-…">` (colours in
 * `highlight.css`). An unknown language gives the text alone.
 */
export function highlight(code: string, language: string): string {
  return highlightTree(code, language)?.map(toHtml).join('') ?? escapeHtml(code);
}

/** The tree holds text and spans of one class only, so that this is all there is to write. */
function toHtml(node: ElementContent): string {
  if (node.type === 'text') return escapeHtml(node.value);
  if (node.type !== 'element') return '';
  return `<span class="${node.properties.className}">${node.children.map(toHtml).join('')}</span>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** For text between tags, where quotes are only quotes. A carriage return would be read as a line feed. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (char) => ENTITIES[char] ?? char).replaceAll('\r', '&#13;');
}

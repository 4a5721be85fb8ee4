import type { DefaultTreeAdapterTypes } from 'parse5';

/** Maximum depth of elements and quotes. */
const MAX_LEVELS = 250;

/** Maximum number of signs of links and emphasis in a paragraph: micromark takes quadratic time; real text has few. */
const MAX_SIGNS = 4_000;

/** Maximum number of cells in a row, and of tags that are not closed, in a text. */
const MAX_PARTS = 1_000;

/** True for a parsed text with elements deeper than any real text has. */
export function nestsTooDeep(tree: DefaultTreeAdapterTypes.DocumentFragment): boolean {
  let nodes: DefaultTreeAdapterTypes.ChildNode[] = tree.childNodes;
  for (let level = 0; nodes.length > 0; level += 1) {
    if (level > MAX_LEVELS) return true;
    nodes = nodes.flatMap((node) => ('childNodes' in node ? node.childNodes : []));
  }
  return false;
}

/** Matches the begin of a link, an image or a footnote, and signs of emphasis: an underscore in a word is none. */
const SIGNS = /\[|\*+|~+|(?<!\w)_+|_+(?!\w)/g;

const count = (text: string, part: RegExp): number => text.match(part)?.length ?? 0;

/** True for text that would be slow to parse as Markdown, and has no meaning as such. */
export const isTangled = (text: string): boolean =>
  text.split(/\n[ \t]*\n/).some((paragraph) => count(paragraph, SIGNS) > MAX_SIGNS) ||
  text.split('\n').some((line) => /^[\s>*+-]{250}/.test(line) || count(line, /\|/g) > MAX_PARTS) ||
  count(text, /<[a-z]/gi) - count(text, /<\/[a-z]/gi) > MAX_PARTS;

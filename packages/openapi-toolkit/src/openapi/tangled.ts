import type { DefaultTreeAdapterTypes } from 'parse5';

/** Maximum depth of brackets, emphasis and lists, and cells of a row: micromark takes quadratic time; real text has few. */
const MAX_LEVELS = 250;

const MAX_EMPHASIS_CHARACTERS = 3_000;

/** True for a parsed text with elements deeper than any real text has. */
export function nestsTooDeep(tree: DefaultTreeAdapterTypes.DocumentFragment): boolean {
  let nodes: DefaultTreeAdapterTypes.ChildNode[] = tree.childNodes;
  for (let level = 0; nodes.length > 0; level += 1) {
    if (level > MAX_LEVELS) return true;
    nodes = nodes.flatMap((node) => ('childNodes' in node ? node.childNodes : []));
  }
  return false;
}

const SPACE = /\s/;
const WORD = /[\p{L}\p{N}]/u;

/** True if a paragraph exceeds the limits. A closer without an opener does not count. */
function isTangledParagraph(paragraph: string): boolean {
  let brackets = 0;
  let links = 0;
  let cells = 0;
  let signs = 0;
  const emphasis: string[] = [];
  for (let at = 0; at < paragraph.length; at += 1) {
    const one = paragraph[at] as string;
    if (one === '\n') cells = 0;
    else if (one === '|') cells += 1;
    else if (one === '[') brackets += 1;
    else if (one === ']') brackets = Math.max(0, brackets - 1);
    else if (one === '(' && paragraph[at - 1] === ']') links += 1;
    else if (one === ')') links = Math.max(0, links - 1);
    else if (one === '*' || one === '_' || one === '~') {
      const [before = ' ', after = ' '] = [paragraph[at - 1], paragraph[at + 1]];
      const isInWord = one === '_' && WORD.test(before) && WORD.test(after);
      if (before === one || isInWord || (SPACE.test(before) && SPACE.test(after))) continue;
      signs += 1;
      if (emphasis.at(-1) === one && !SPACE.test(before)) emphasis.pop();
      else if (!SPACE.test(after)) emphasis.push(one);
    }
    if (Math.max(brackets, links, cells, emphasis.length) > MAX_LEVELS || signs > MAX_EMPHASIS_CHARACTERS) return true;
  }
  return false;
}

const count = (text: string, part: RegExp): number => text.match(part)?.length ?? 0;

/** True for text that would be slow to parse as Markdown, and has no meaning as such. */
export const isTangled = (text: string): boolean =>
  text.split(/\n[ \t]*\n/).some(isTangledParagraph) ||
  text.split('\n').some((line) => /^[\s>*+-]{250}/.test(line)) ||
  count(text, /\[\^/g) > 4 * MAX_LEVELS ||
  count(text, /<[a-z]/gi) - count(text, /<\/[a-z]/gi) > 4 * MAX_LEVELS;

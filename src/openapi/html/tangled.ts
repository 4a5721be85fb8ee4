/**
 * Levels of open brackets, of emphasis and of lists in a paragraph, and cells of a row, up to which text is read as
 * Markdown. micromark needs time in the square of them; nobody writes as many.
 */
const MAX_LEVELS = 250;

/** The same for signs of emphasis in a paragraph or a table, whether they are open or not. */
const MAX_SIGNS = 3_000;

const SPACE = /\s/;
const WORD = /[\p{L}\p{N}]/u;

/** Whether a paragraph has too many levels or signs; a closer without an opener counts as none. */
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
    if (Math.max(brackets, links, cells, emphasis.length) > MAX_LEVELS || signs > MAX_SIGNS) return true;
  }
  return false;
}

/** Tells text that would take long to read as Markdown, and that makes no sense as such. */
export const isTangled = (text: string): boolean =>
  text.split(/\n[ \t]*\n/).some(isTangledParagraph) ||
  text.split('\n').some((line) => /^[\s>*+-]{250}/.test(line)) ||
  (text.match(/\[\^/g)?.length ?? 0) > 4 * MAX_LEVELS;

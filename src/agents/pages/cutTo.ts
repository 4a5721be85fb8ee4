const FENCE = /^\s*(?:```|~~~)/;

/** Whether a text can end before this line: it begins a block, a row or an item of its own. */
const begins = (line: string): boolean => line === '' || /^(?:[|#>-]|\d+\.)/.test(line);

/**
 * A text cut between two of its blocks, rows or items, so that it fits, with a sentence about the rest.
 *
 * @param room Characters that it may have.
 */
export function cutTo(text: string, room: number, rest: string): string {
  if (text.length <= room) return text;
  let [length, end] = [0, 0];
  let isCode = false;
  for (const line of text.split('\n')) {
    if (!isCode && begins(line)) end = length;
    if (FENCE.test(line)) isCode = !isCode;
    length += line.length + 1;
    if (length + rest.length + 2 > room) break;
  }
  return `${text.slice(0, end).trimEnd()}\n\n${rest}`;
}

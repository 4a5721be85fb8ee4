/**
 * Rising numbers as short text: the distance of each to the one before, five bits a letter, the least first; all letters
 * of a number but its last have a sixth bit. The letters are those from `?` to `~`, so that `;` and spaces may stand between lists.
 */

const FIRST_LETTER = 63;
const BITS = 5;
const MORE = 1 << BITS;

/** @param numbers From 0, none below the one before; the same may stand there again. */
export function packList(numbers: readonly number[]): string {
  let packed = '';
  let before = 0;
  for (const number of numbers) {
    let rest = number - before;
    before = number;
    for (; rest >= MORE; rest >>= BITS) packed += String.fromCharCode(FIRST_LETTER + MORE + (rest & (MORE - 1)));
    packed += String.fromCharCode(FIRST_LETTER + rest);
  }
  return packed;
}

/** The numbers of a list. */
export function unpackList(packed: string): number[] {
  const numbers: number[] = [];
  let before = 0;
  let value = 0;
  let shift = 0;
  for (let at = 0; at < packed.length; at++) {
    const digit = packed.charCodeAt(at) - FIRST_LETTER;
    value += (digit & (MORE - 1)) << shift;
    shift += BITS;
    if (digit >= MORE) continue;
    before += value;
    numbers.push(before);
    value = 0;
    shift = 0;
  }
  return numbers;
}

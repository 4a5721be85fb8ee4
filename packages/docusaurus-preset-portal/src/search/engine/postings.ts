/**
 * First letter of the encoding of ascending numbers: each is stored as the difference to its predecessor, five bits a
 * letter, least significant first; a sixth bit is set on all letters of a number but the last. The letters range from
 * `?` to `~`, which JSON writes without escapes but for one.
 */

const FIRST_LETTER = 63;
const BITS = 5;
const MORE = 1 << BITS;

/** Encodes non-negative numbers in ascending order. */
export function encodePostings(numbers: readonly number[]): string {
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

/** Decodes a list. */
export function decodePostings(packed: string): number[] {
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

/** Encoding of words relative to their stem: number of letters to remove, then letters to append: `0`, `1ies`. */

function sharedLetters(a: string, b: string): number {
  let count = 0;
  while (count < a.length && a[count] === b[count]) count++;
  return count;
}

/** Encodes folded words, without spaces and signs. */
export const encodeEndings = (stem: string, words: Iterable<string>): string =>
  [...words]
    .map((word) => {
      const shared = sharedLetters(stem, word);
      return `${(stem.length - shared).toString(36)}${word.slice(shared)}`;
    })
    .join(',');

/** Decodes the words. */
export const decodeEndings = (stem: string, packed: string): string[] =>
  packed === ''
    ? []
    : packed
        .split(',')
        .map((ending) => stem.slice(0, stem.length - Number.parseInt(ending.charAt(0), 36)) + ending.slice(1));

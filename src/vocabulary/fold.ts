const PLAIN = /^[\x20-\x7e]*$/;

/**
 * Text as it is compared, by the search and by the filter of the attribute catalogue.
 *
 * Case, accents and subscripts (`CO₂`) make no difference, nor does the way a Danish letter is typed: `ø`,
 * `oe` and `o` become `o`; `å`, `aa` and `a` become `a`; `æ`, `ae` and `e` become `e`. Folding a
 * folded text changes nothing, so parts of one may be folded again.
 */
export const fold = (text: string): string =>
  // What has no other letters than these has no marks either.
  (PLAIN.test(text) ? text : text.normalize('NFKD').replace(/\p{Mark}/gu, ''))
    .toLowerCase()
    .replace(/a*æ|a+e/g, 'e')
    // `sø-en`, `søen` and `soeen` are one word, too.
    .replace(/(?:ø|oe)e*/g, 'o')
    .replace(/a+/g, 'a');

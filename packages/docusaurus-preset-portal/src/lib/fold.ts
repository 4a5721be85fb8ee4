const PLAIN = /^[\x20-\x7e]*$/;

/**
 * Folds a text for comparison, in the search and in the filter of the attribute catalogue.
 *
 * Case, accents and subscripts (`CO₂`) make no difference, nor does the spelling of Danish letters: `ø`, `oe` and `o`
 * become `o`; `å`, `aa` and `a` become `a`; `æ`, `ae` and `e` become `e`. Folding is idempotent, so parts of a folded
 * text may be folded again.
 */
export const fold = (text: string): string =>
  // Texts of these letters only have no combining marks.
  (PLAIN.test(text) ? text : text.normalize('NFKD').replace(/\p{Mark}/gu, ''))
    .toLowerCase()
    .replace(/a*æ|a+e/g, 'e')
    // `sø-en`, `søen` and `soeen` become the same word.
    .replace(/(?:ø|oe)e*/g, 'o')
    .replace(/a+/g, 'a');

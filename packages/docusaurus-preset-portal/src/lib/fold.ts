const PLAIN = /^[\x20-\x7e]*$/;

/**
 * Folds a text for comparison: case, accents, subscripts (`CO₂`) and the spelling of Danish letters make no difference.
 * `ø`, `oe` and `o` become `o`; `å`, `aa` and `a` become `a`; `æ`, `ae` and `e` become `e`. Idempotent.
 */
export const fold = (text: string): string =>
  // Texts of these letters only have no combining marks.
  (PLAIN.test(text) ? text : text.normalize('NFKD').replace(/\p{Mark}/gu, ''))
    .toLowerCase()
    .replace(/a*æ|a+e/g, 'e')
    // `sø-en`, `søen` and `soeen` become the same word.
    .replace(/(?:ø|oe)e*/g, 'o')
    .replace(/a+/g, 'a');

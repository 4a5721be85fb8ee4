/**
 * Characters that are invisible or disguise text: they can hide instructions from readers, but not from programs. Kept are
 * tabs, line breaks and what scripts and emoji need: joiners, the first variation selector, direction marks.
 */
const INVISIBLE = new RegExp(
  [
    // Control characters of ASCII and of Latin-1.
    '[\\0-\\x08\\x0B\\x0C\\x0E-\\x1F\\x7F-\\x9F]',
    // Direction overrides and isolates.
    '[\\u202A-\\u202E\\u2066-\\u2069]',
    // Invisible operators, deprecated format characters, the byte order mark, annotations, noncharacters, tags.
    '[\\u2061-\\u2064\\u206A-\\u206F\\uFEFF\\uFFF9-\\uFFFB\\uFFFE\\uFFFF\\u{E0000}-\\u{E007F}]',
    // Variation selectors after another one, and further ones after anything but an ideograph.
    '(?<=[\\uFE00-\\uFE0F])[\\uFE00-\\uFE0F]|(?<!\\p{Ideographic})[\\u{E0100}-\\u{E01EF}]',
  ].join('|'),
  'gu',
);

/** Half of a surrogate pair, which UTF-8 cannot encode. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Printable ASCII: most texts of most contracts. */
const PLAIN = /^[\t\n\x20-\x7E]*$/;

/** Removes invisible characters and replaces lone surrogates. */
export const visibleText = (text: string): string =>
  PLAIN.test(text) ? text : text.replace(INVISIBLE, '').replace(LONE_SURROGATE, '\uFFFD');

/** Makes text from outside safe for a log: without commands to CI services (`::error`, `##[error]`, `##vso[…]`). */
export const printable = (text: string): string =>
  visibleText(text.replace(/\r\n?/g, '\n'))
    .replace(/^(\s*):(?=:)/gm, '$1: ')
    .replace(/##(?=\w*\[)/g, '# #');

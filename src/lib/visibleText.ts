/**
 * Characters that nobody sees, or that let text pretend to be other text. Programs that read a page obey instructions in
 * them which its readers never see. Tab and line breaks stay, and what scripts and emoji need: joiners, the first
 * variation selector after a character, marks of direction.
 */
const INVISIBLE = new RegExp(
  [
    // Control characters of ASCII and of Latin-1.
    '[\\0-\\x08\\x0B\\x0C\\x0E-\\x1F\\x7F-\\x9F]',
    // Overrides and isolates of direction.
    '[\\u202A-\\u202E\\u2066-\\u2069]',
    // Operators without a form, deprecated format characters, the byte order mark, annotations, tags.
    '[\\u2061-\\u2064\\u206A-\\u206F\\uFEFF\\uFFF9-\\uFFFB\\u{E0000}-\\u{E007F}]',
    // Variation selectors after another one, and further ones after anything but an ideograph.
    '(?<=[\\uFE00-\\uFE0F])[\\uFE00-\\uFE0F]|(?<!\\p{Ideographic})[\\u{E0100}-\\u{E01EF}]',
  ].join('|'),
  'gu',
);

/** Half of a surrogate pair, which no file can hold. */
const HALF = /\p{Surrogate}/gu;

/** Text without invisible characters, and well formed. */
export const visible = (text: string): string => text.replace(INVISIBLE, '').replace(HALF, '\uFFFD');

/**
 * Text from outside as a log may have it: visible, and no line of it is a command to the service that runs the build
 * (`::error`, `##[error]`, `##vso[…]`).
 */
export const printable = (text: string): string =>
  visible(text.replace(/\r\n?/g, '\n'))
    .replace(/^(\s*):(?=:)/gm, '$1: ')
    .replace(/##(?=\w*\[)/g, '# #');

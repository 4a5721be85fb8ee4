// Bidirectional overrides and control characters let text pretend to be other
// text; NUL breaks front matter. Tab and newline stay.
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
const INVISIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Text of a contract without characters that can't be seen or that reverse the direction of text. */
export const clean = (text: unknown): string => asText(text).replace(INVISIBLE, '');

/** A map or a list where text is expected is shown as JSON: only extensions can have one there. */
const asText = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');

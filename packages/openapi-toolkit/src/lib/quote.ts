/** Invisible characters, which literals escape because an editor may change or hide them: controls, and `Cf` without the joiners of emoji and scripts. */
const HIDDEN = /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/u;
const ALL_HIDDEN = new RegExp(HIDDEN, 'gu');
const SHORT_ESCAPES: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

const POWERSHELL_SHORT: Record<string, string> = { '\n': '`n', '\r': '`r', '\t': '`t' };

const hex = (code: number, digits: number): string => code.toString(16).padStart(digits, '0');
const codePoint = (char: string): number => char.codePointAt(0) ?? 0;
/** Escapes a character as UTF-16 code units: `\ud83d\ude00`. */
const units = (char: string): string =>
  [...Array(char.length).keys()].map((i) => `\\u${hex(char.charCodeAt(i), 4)}`).join('');
const eightDigits = (char: string): string =>
  codePoint(char) > 0xffff ? `\\U${hex(codePoint(char), 8)}` : `\\u${hex(codePoint(char), 4)}`;
const braced = (char: string): string => `\\u{${codePoint(char).toString(16)}}`;

function escaped(text: string, special: RegExp, unicode: (char: string) => string): string {
  return text.replace(special, '\\$&').replace(ALL_HIDDEN, (char) => SHORT_ESCAPES[char] ?? unicode(char));
}

/** Quotes for JavaScript and TypeScript, in single quotes. */
export const jsString = (text: string): string => `'${escaped(text, /[\\']/g, braced)}'`;
/** Writes a comment of JavaScript and TypeScript on one line. */
export const blockComment = (text: string): string => `/** ${text.replace(/\s+/g, ' ').replaceAll('*/', '*\\/')} */`;
/** Escapes for a JavaScript template literal. */
export const jsTemplate = (text: string): string => escaped(text, /[\\`]|\$(?=\{)/g, braced);

export const pythonString = (text: string): string => `"${escaped(text, /[\\"]/g, eightDigits)}"`;
/** Escapes for a Python f-string. */
export const pythonTemplate = (text: string): string => escaped(text, /[\\"]/g, eightDigits).replace(/[{}]/g, '$&$&');

export const csharpString = (text: string): string => `"${escaped(text, /[\\"]/g, units)}"`;
/** Escapes for a C# interpolated string. */
export const csharpTemplate = (text: string): string => escaped(text, /[\\"]/g, units).replace(/[{}]/g, '$&$&');
/** Returns several lines as a raw string literal, which has no escapes, only longer quotes. */
export function csharpRaw(text: string, indent: string): string {
  const quotes = '"'.repeat(Math.max(3, ...(text.match(/"+/g) ?? []).map((run) => run.length + 1)));
  return `${quotes}\n${indented(text, indent)}\n${indent}${quotes}`;
}

/** Java 17 decodes source in the system charset (UTF-8 only from 18), so only ASCII is portable. */
export const javaString = (text: string): string => `"${ascii(escaped(text, /[\\"]/g, units))}"`;
export const javaTextBlock = (text: string, indent: string): string =>
  `"""\n${indented(ascii(text.replace(/\\/g, '\\\\').replace(/"""/g, '\\"""')), indent)}"""`;

export const goString = (text: string): string => `"${escaped(text, /[\\"]/g, eightDigits)}"`;

/** Quotes for PHP: single quotes unless an escape is needed, so that `$` is literal. */
export const phpString = (text: string): string =>
  HIDDEN.test(text) ? `"${escaped(text, /[\\"$]/g, braced)}"` : `'${text.replace(/[\\']/g, '\\$&')}'`;

/** Quotes for PowerShell 7: single quotes unless an escape is needed. Typographic quotes also end a string. */
export const powershellString = (text: string): string =>
  HIDDEN.test(text)
    ? `"${text
        .replace(/[`$"\u201c-\u201e]/g, '`$&')
        .replace(ALL_HIDDEN, (char) => POWERSHELL_SHORT[char] ?? `\`${braced(char).slice(1)}`)}"`
    : `'${text.replace(/['\u2018-\u201b]/g, '$&$&')}'`;

/** Quotes for a shell, in single quotes. Invisible characters are escaped by byte, independent of the locale. */
export function shellString(text: string): string {
  if (!HIDDEN.test(text.replaceAll('\n', ''))) return `'${text.replaceAll("'", "'\\''")}'`;
  const bytes = (char: string): string =>
    [...new TextEncoder().encode(char)].map((byte) => `\\x${hex(byte, 2)}`).join('');
  return `$'${escaped(text, /[\\']/g, bytes)}'`;
}

/** Escapes invisible characters in JSON text as `\u….` */
export const jsonSafe = (json: string): string =>
  json.replace(ALL_HIDDEN, (char) => (char === '\n' ? char : units(char)));

const ascii = (text: string): string => text.replace(/[^\0-\x7f]/gu, units);
const indented = (text: string, indent: string): string => text.replace(/^(?=.)/gm, indent);

import { attempt } from '../lib/attempt';

const MAX_WIDTH = 60;
const LONG_NUMBER = /(?<!["\w.-])-?\d{16,}(?!["\w-])/;

const isComposite = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Serialises the items of a list, or the fields of an object, each on one line. */
export const partsOf = (value: object): string[] =>
  Array.isArray(value)
    ? value.map(oneLine)
    : Object.entries(value).map(([name, inner]) => `${JSON.stringify(name)}: ${oneLine(inner)}`);

/** Puts such parts into the brackets of their list or object, with spaces after separators. */
export function inBrackets(value: object, parts: readonly string[]): string {
  if (Array.isArray(value)) return `[${parts.join(', ')}]`;
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

/** Serialises a value on one line. */
export const oneLine = (value: unknown): string =>
  isComposite(value) ? inBrackets(value, partsOf(value)) : JSON.stringify(value);

function write(value: unknown, width: number, indent = '', before = 0): string {
  const short = oneLine(value);
  if (!isComposite(value) || indent.length + before + short.length <= width) return short;
  const inner = `${indent}  `;
  const rows = Array.isArray(value)
    ? value.map((item) => write(item, width, inner))
    : Object.entries(value).map(([name, item]) => {
        const key = `${JSON.stringify(name)}: `;
        return key + write(item, width, inner, key.length);
      });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${inner}${rows.join(`,\n${inner}`)}\n${indent}${close}`;
}

/** Formats a value as JSON, with objects and lists of at most `width` characters on one line. */
export const formatJson = (value: unknown, width = MAX_WIDTH): string => write(value, width);

/** Formats JSON with values of up to 60 characters on one line; other text is unchanged. */
export function compactJson(text: string): string {
  // Numbers that JavaScript would round keep their notation.
  return LONG_NUMBER.test(text) ? text : attempt(() => formatJson(JSON.parse(text)), text);
}

/** Lines of a long example that the HTML of a page holds. The rest is in a file. */
const FIRST_LINES = 24;

/** Minimum number of lines that are left to a file. */
const MIN_REST = 8;

const splitLines = (text: string) => text.replace(/\n$/, '').split('\n');

/** Returns the number of lines of a text. */
export const countLines = (text: string): number => splitLines(text).length;

/** Returns true if a page holds only the first lines of an example. */
export const isLong = (text: string): boolean => countLines(text) >= FIRST_LINES + MIN_REST;

/** Returns the first lines of a long example. */
export const firstLines = (text: string): string => splitLines(text).slice(0, FIRST_LINES).join('\n');

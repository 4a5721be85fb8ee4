import { jsonSafe, jsString, phpString, powershellString, pythonString } from '../lib/quote';
import { isLongInteger } from '../openapi/bundle/integerMarks';

/** Notation of nested data in a language. */
export interface Notation {
  indent: string;
  scalar(value: unknown): string;
  array: readonly [open: string, close: string];
  object: readonly [open: string, close: string];
  /** Notation of `{}`, if empty brackets would be an empty list. */
  emptyObject?: string;
  pair(key: string, value: string): string;
  /** Space inside the brackets of an object on one line. */
  padded: boolean;
  /** Comma after the last of several lines. */
  trailingComma: boolean;
  /** Separator of entries on one line, by default a comma. Entries on separate lines then need none. */
  separator?: string;
  /** Cast that prevents an object with numeric keys from being a list. */
  objectCast?(keys: string[]): string;
}

/** Expression in the data, such as the variable of the key. */
export class CodeExpression {
  constructor(readonly text: string) {}
}

/** Maximum length of a line, in characters. */
const MAX_WIDTH = 88;

/** Writes a literal, on one line if it fits after the indentation `before` and a text of the width `lead`. */
export function literal(value: unknown, notation: Notation, before = '', lead = 0): string {
  if (value instanceof CodeExpression) return value.text;
  const isArray = Array.isArray(value);
  if (!isArray && (value === null || typeof value !== 'object')) return notation.scalar(value);
  const entries = isArray ? value : Object.entries(value as object).filter(([, entry]) => entry !== undefined);
  const [open, close] = isArray ? notation.array : notation.object;
  const cast = isArray ? '' : (notation.objectCast?.(entries.map(([key]) => key)) ?? '');
  if (entries.length === 0) return isArray ? open + close : (notation.emptyObject ?? open + close);
  const inner = before + notation.indent;
  const texts = entries.map((entry) =>
    isArray
      ? literal(entry, notation, inner)
      : notation.pair(entry[0], literal(entry[1], notation, inner, notation.pair(entry[0], '').length)),
  );
  const pad = notation.padded && !isArray ? ' ' : '';
  const flat = `${cast}${open}${pad}${texts.join(`${notation.separator ?? ','} `)}${pad}${close}`;
  if (before.length + lead + flat.length <= MAX_WIDTH && !flat.includes('\n')) return flat;
  const comma = notation.trailingComma ? ',' : '';
  return `${cast}${open}\n${inner}${texts.join(`${notation.separator ? '' : ','}\n${inner}`)}${comma}\n${before}${close}`;
}

const json = (value: unknown): string => jsonSafe(JSON.stringify(value ?? null));
/** Returns a property name as formatted by prettier. `__proto__` is a property only if computed. */
const jsKey = (key: string): string =>
  key === '__proto__' ? "['__proto__']" : /^[A-Za-z_$][\w$]*$/.test(key) ? key : jsString(key);

export const jsonNotation: Notation = {
  indent: '  ',
  scalar: json,
  array: ['[', ']'],
  object: ['{', '}'],
  pair: (key, value) => `${json(key)}: ${value}`,
  padded: true,
  trailingComma: false,
};

export const jsNotation: Notation = {
  ...jsonNotation,
  scalar: (value) => (typeof value === 'string' ? jsString(value) : json(value)),
  pair: (key, value) => `${jsKey(key)}: ${value}`,
  trailingComma: true,
};

const PYTHON_NAMES: Record<string, string> = { true: 'True', false: 'False', null: 'None' };

export const pythonNotation: Notation = {
  ...jsonNotation,
  indent: '    ',
  scalar: (value) => (typeof value === 'string' ? pythonString(value) : (PYTHON_NAMES[json(value)] ?? json(value))),
  pair: (key, value) => `${pythonString(key)}: ${value}`,
  padded: false,
  trailingComma: true,
};

export const phpNotation: Notation = {
  ...jsonNotation,
  indent: '    ',
  scalar: (value) => (typeof value === 'string' ? phpString(value) : json(value)),
  object: ['[', ']'],
  emptyObject: '(object) []',
  pair: (key, value) => `${phpString(key)} => ${value}`,
  padded: false,
  trailingComma: true,
  objectCast: (keys) => (keys.every((key) => /^(0|[1-9]\d*)$/.test(key)) ? '(object) ' : ''),
};

/** Hash table. Entries on separate lines need no separator. */
export const powershellNotation: Notation = {
  ...jsonNotation,
  indent: '    ',
  scalar: (value) => (typeof value === 'string' ? powershellString(value) : json(value)),
  object: ['@{', '}'],
  pair: (key, value) => `${powershellString(key)} = ${value}`,
  separator: ';',
};

/** Returns true if a number of JavaScript or a float cannot represent an integer in the value. */
export const hasLongInteger = (value: unknown): boolean =>
  isLongInteger(value) || (typeof value === 'object' && value !== null && Object.values(value).some(hasLongInteger));

/** Returns the JSON text of a body, for languages that send it as text. */
export const jsonBodyText = (value: unknown): string => literal(value, jsonNotation);

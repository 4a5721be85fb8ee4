import type { Pair } from './request';

/** What RFC 6570 calls an operator: how the expansion of an expression starts, and what stands between its parts. */
interface Rules {
  first: string;
  separator: string;
  /** Values carry their names: `;x=1`. */
  isNamed: boolean;
  /** What stands between a name and an empty value. */
  ifEmpty: string;
  /** Reserved characters stay as they are. */
  isReserved: boolean;
}

const rules = (first: string, separator: string, others: Partial<Rules> = {}): Rules => ({
  first,
  separator,
  isNamed: false,
  ifEmpty: '',
  isReserved: false,
  ...others,
});

/** The table of RFC 6570, appendix A. */
export const OPERATORS = {
  '': rules('', ','),
  '+': rules('', ',', { isReserved: true }),
  '#': rules('#', ',', { isReserved: true }),
  '.': rules('.', '.'),
  '/': rules('/', '/'),
  ';': rules(';', ';', { isNamed: true }),
  '?': rules('?', '&', { isNamed: true, ifEmpty: '=' }),
  '&': rules('&', '&', { isNamed: true, ifEmpty: '=' }),
} satisfies Record<string, Rules>;

export type Operator = keyof typeof OPERATORS;

/** A variable of an expression with its value: text, list or map. Without a value it leaves nothing behind. */
export interface Variable {
  name: string;
  value: unknown;
  explode?: boolean;
}

type Encode = (text: string) => string;

/** Percent-encodes everything but letters, digits and `-._~`. Halves of surrogate pairs, which no URL can hold, are dropped. */
export const encodeStrictly: Encode = (text) =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '')).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Percent-encodes what is neither reserved nor unreserved nor already percent-encoded. */
export const encodeReserved: Encode = (text) =>
  text.replace(/%[\da-f]{2}|%|[^%\w.~:/?#[\]@!$&'()*+,;=-]+/gi, (part) =>
    /^%[\da-f]{2}$/i.test(part) ? part : encodeStrictly(part),
  );

/** A pair of a query or a form as it is sent. */
export const encodedPair = ({ name, value, encoded }: Pair): string =>
  encoded ?? `${encodeStrictly(name)}=${encodeStrictly(value)}`;

export const isComposite = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isDefined = (value: unknown): boolean => value !== undefined && value !== null;

/** A single value as text; what is inside a list or a map has no form of its own in RFC 6570 and is written as JSON. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Names and values of a map, as text, without those that have no value. */
export const entriesOf = (map: object): [name: string, value: string][] =>
  Object.entries(map)
    .filter(([, value]) => isDefined(value))
    .map(([name, value]) => [name, textOf(value)]);

/** The items of a list as text, without those that have no value. */
export const itemsOf = (list: readonly unknown[]): string[] => list.filter(isDefined).map(textOf);

function expandOne({ name, value, explode = false }: Variable, operator: Rules, encode: Encode): string[] {
  const { isNamed, ifEmpty } = operator;
  const named = (text: string) => (isNamed ? `${encodeReserved(name)}${text === '' ? ifEmpty : `=${text}`}` : text);
  if (!isDefined(value)) return [];
  if (!isComposite(value)) return [named(encode(textOf(value)))];
  if (Array.isArray(value)) {
    const items = itemsOf(value).map(encode);
    if (items.length === 0) return [];
    return explode ? items.map(named) : [named(items.join(','))];
  }
  const pairs = entriesOf(value).map(([key, text]): [string, string] => [encode(key), encode(text)]);
  if (pairs.length === 0) return [];
  return explode
    ? pairs.map(([key, text]) => (text === '' && isNamed ? key + ifEmpty : `${key}=${text}`))
    : [named(pairs.flat().join(','))];
}

/**
 * Expands an expression of a URI template (RFC 6570): `expand(';', [{ name: 'x', value: [1, 2] }])` is `;x=1,2`.
 *
 * @param encode How a text is percent-encoded, by default as the operator says.
 */
export function expand(
  operator: Operator,
  variables: readonly Variable[],
  encode: Encode = OPERATORS[operator].isReserved ? encodeReserved : encodeStrictly,
): string {
  const { first, separator } = OPERATORS[operator];
  const parts = variables.flatMap((variable) => expandOne(variable, OPERATORS[operator], encode));
  return parts.length === 0 ? '' : first + parts.join(separator);
}

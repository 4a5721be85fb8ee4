import type { Pair } from './request';

/** Operator of RFC 6570: prefix and separator of an expansion. */
interface Rules {
  first: string;
  separator: string;
  /** Values are preceded by their names: `;x=1`. */
  isNamed: boolean;
  /** Separator between a name and an empty value. */
  ifEmpty: string;
  /** Reserved characters are not encoded. */
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

/** Operators of RFC 6570, appendix A. */
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

/** Variable of an expression: text, list or map. An undefined value expands to nothing. */
export interface Variable {
  name: string;
  value: unknown;
  explode?: boolean;
}

type Encode = (text: string) => string;

/** Percent-encodes everything but letters, digits and `-._~`. Lone surrogates, which no URL can hold, are removed. */
export const encodeStrictly: Encode = (text) =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '')).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Percent-encodes characters that are neither reserved nor unreserved nor already encoded. */
export const encodeReserved: Encode = (text) =>
  text.replace(/%[\da-f]{2}|%|[^%\w.~:/?#[\]@!$&'()*+,;=-]+/gi, (part) =>
    /^%[\da-f]{2}$/i.test(part) ? part : encodeStrictly(part),
  );

/** Serialises a pair of a query or a form. */
export const encodedPair = ({ name, value, encoded }: Pair): string =>
  encoded ?? `${encodeStrictly(name)}=${encodeStrictly(value)}`;

export const isComposite = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isDefined = (value: unknown): boolean => value !== undefined && value !== null;

/** Converts a value to text. RFC 6570 does not define nested values: they are written as JSON. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Returns the entries of a map as text, without undefined values. */
export const entriesOf = (map: object): [name: string, value: string][] =>
  Object.entries(map)
    .filter(([, value]) => isDefined(value))
    .map(([name, value]) => [name, textOf(value)]);

/** Returns the items of a list as text, without undefined values. */
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
 * @param encode Percent-encoding of a text, by default that of the operator.
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

import { ownValue } from '../lib/attempt';
import { encodeReserved, encodeStrictly } from '../openapi/encode';
import type { NamedField } from './request';

interface Style {
  prefix: string;
  separator: string;
  /** Values are preceded by their names: `;x=1`. */
  isNamed?: true;
}

const SIMPLE: Style = { prefix: '', separator: ',' };
const STYLES: Record<string, Style> = {
  label: { prefix: '.', separator: '.' },
  matrix: { prefix: ';', separator: ';', isNamed: true },
};

type Encode = (text: string) => string;

/** Serialises a pair of a query or a form. */
export const encodedPair = ({ name, value, encoded }: NamedField): string =>
  encoded ?? `${encodeStrictly(name)}=${encodeStrictly(value)}`;

export const isComposite = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isDefined = (value: unknown): boolean => value !== undefined && value !== null;

/** Converts a value to text. RFC 6570 does not define nested values: they are written as JSON. */
export const valueText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Returns the entries of a map as text, without undefined values. */
export const entriesOf = (map: object): [name: string, value: string][] =>
  Object.entries(map)
    .filter(([, value]) => isDefined(value))
    .map(([name, value]) => [name, valueText(value)]);

/** Returns the items of a list as text, without undefined values. */
export const presentItems = (list: readonly unknown[]): string[] => list.filter(isDefined).map(valueText);

function partsOf(value: unknown, explode: boolean, { isNamed }: Style, name: string, encode: Encode): string[] {
  const pair = (key: string, text: string) => (isNamed && text === '' ? key : `${key}=${text}`);
  const named = (text: string) => (isNamed ? pair(encodeReserved(name), text) : text);
  if (!isDefined(value)) return [];
  if (!isComposite(value)) return [named(encode(valueText(value)))];
  if (Array.isArray(value)) {
    const items = presentItems(value).map(encode);
    if (items.length === 0) return [];
    return explode ? items.map(named) : [named(items.join(','))];
  }
  const pairs = entriesOf(value).map(([key, text]): [string, string] => [encode(key), encode(text)]);
  if (pairs.length === 0) return [];
  return explode ? pairs.map(([key, text]) => pair(key, text)) : [named(pairs.flat().join(','))];
}

/** Expands a value as in RFC 6570: `;x=1,2` in the style `matrix`. Styles but `label` are treated as `simple`. */
export function expand(
  style: string,
  { name, value, explode }: { name: string; value: unknown; explode: boolean },
  encode: Encode = encodeStrictly,
): string {
  const found = ownValue(STYLES, style) ?? SIMPLE;
  const parts = partsOf(value, explode, found, name, encode);
  return parts.length === 0 ? '' : found.prefix + parts.join(found.separator);
}

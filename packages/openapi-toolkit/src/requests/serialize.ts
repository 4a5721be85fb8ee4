import { ownValue } from '../lib/attempt';
import { encodeReserved, encodeStrictly } from '../openapi/encode';
import type { Parameter } from '../openapi/model';
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

/** Serialisation of a value: the style of a parameter or of a form field. */
type Serialization = Pick<ParameterSerialization, 'style' | 'explode'> & { allowReserved?: boolean };

/** Returns the example value of a parameter: from the contract, else one of the right type. */
export function exampleOf({ schema, sample }: Parameter): unknown {
  const schemaValue = schema.examples[0] ?? schema.const ?? schema.default;
  if (schemaValue !== undefined) return JSON.parse(schemaValue);
  return sample === undefined ? (schema.enum[0]?.value ?? 'string') : JSON.parse(sample);
}

/** Flattens a nested value into pairs in bracket notation: `filter[size][min]`, `filter[tags][]`. */
function inBrackets(name: string, value: unknown): NamedField[] {
  if (value === undefined || value === null) return [];
  if (!isComposite(value)) return [{ name, value: valueText(value) }];
  return Object.entries(value).flatMap(([key, inner]) =>
    inBrackets(`${name}[${Array.isArray(value) && !isComposite(inner) ? '' : key}]`, inner),
  );
}

const DELIMITERS: Record<string, string> = { spaceDelimited: '%20', pipeDelimited: '%7C' };

/** Encodes for `allowReserved`, and also the reserved characters that would end the value or the URL. */
const encodeInQuery = (text: string): string => encodeReserved(text).replace(/[#&+[\]]/g, encodeStrictly);

/**
 * Serialises a query or form value by its style: one pair, or one for each value, none if it is missing. `encoded` is
 * set if a pair is not its percent-encoded name and value: list delimiters are not encoded.
 */
export function pairsOf(name: string, value: unknown, { style, explode, allowReserved }: Serialization): NamedField[] {
  const encode = style === 'cookie' ? valueText : allowReserved ? encodeInQuery : encodeStrictly;
  const pair = (key: string, text: string): NamedField => ({
    name: key,
    value: text,
    ...(encode(text) !== encodeStrictly(text) && { encoded: `${encodeStrictly(key)}=${encode(text)}` }),
  });
  if (value === undefined || value === null) return [];
  if (!isComposite(value)) return [pair(name, valueText(value))];
  if (style === 'deepObject') return inBrackets(name, value);
  if (explode) {
    return Array.isArray(value)
      ? presentItems(value).map((item) => pair(name, item))
      : entriesOf(value).map(([key, text]) => pair(key, text));
  }
  const parts = Array.isArray(value) ? presentItems(value) : entriesOf(value).flat();
  if (parts.length === 0) return [];
  if (parts.length === 1) return parts.map((part) => pair(name, part));
  const delimiter = ownValue(DELIMITERS, style) ?? ',';
  return [
    {
      name,
      value: parts.join(decodeURIComponent(delimiter)),
      encoded: `${encodeStrictly(name)}=${parts.map(encode).join(delimiter)}`,
    },
  ];
}

/** Serialises a parameter with a media type of its own: a text is quoted in JSON. */
const contentText = (mediaType: string, value: unknown): string =>
  /json/i.test(mediaType) ? JSON.stringify(value) : valueText(value);

/** Properties that determine the serialisation of a parameter. */
export type ParameterSerialization = Pick<
  Parameter,
  'location' | 'style' | 'explode' | 'allowReserved' | 'mediaType'
> & {
  name: string;
};

/** Serialises a query, header or cookie parameter by its style into pairs, which are not encoded. */
export function writePairs(parameter: ParameterSerialization, value: unknown): NamedField[] {
  const { location, explode, name, mediaType } = parameter;
  if (value === null) return [];
  // The whole query string.
  if (parameter.style === 'querystring' && isComposite(value) && /urlencoded/i.test(mediaType ?? ''))
    return Object.entries(value).flatMap(([key, field]) => pairsOf(key, field, { style: 'form', explode: true }));
  if (parameter.style === 'querystring') {
    const text = contentText(mediaType ?? '', value);
    return [{ name, value: text, encoded: encodeStrictly(text) }];
  }
  if (mediaType !== undefined) return [{ name, value: contentText(mediaType, value) }];
  // Not percent-encoded, because servers do not decode headers.
  if (location === 'header') return [{ name, value: expand('simple', { name, value, explode }, (text) => text) }];
  return pairsOf(name, value, parameter);
}

/** Serialises a path parameter by its style, percent-encoded for the URL. */
export function writePath({ style, explode, name, mediaType }: ParameterSerialization, value: unknown): string {
  if (mediaType !== undefined) return encodeStrictly(contentText(mediaType, value));
  return expand(style, { name, value, explode });
}

/** Returns the serialisation properties of a contract parameter. */
export const parameterSerialization = ({ schema, ...parameter }: Parameter): ParameterSerialization => ({
  name: schema.name,
  location: parameter.location,
  style: parameter.style,
  explode: parameter.explode,
  ...(parameter.allowReserved && { allowReserved: true }),
  ...(parameter.mediaType !== undefined && { mediaType: parameter.mediaType }),
});

import { ownValue } from '../lib/attempt';
import { encodeReserved, encodeStrictly } from '../openapi/encode';
import type { Parameter } from '../openapi/model';
import { entriesOf, expand, isComposite, presentItems, valueText } from './expand';
import type { NamedField } from './request';

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
    return Object.entries(value).flatMap(([key, one]) => pairsOf(key, one, { style: 'form', explode: true }));
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

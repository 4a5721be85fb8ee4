import type { Parameter } from '../../openapi/model';
import { ownValue } from '../../ownValue';
import {
  encodeReserved,
  encodeStrictly,
  entriesOf,
  expand,
  isComposite,
  itemsOf,
  type Operator,
  textOf,
} from './expand';
import type { Pair } from './request';

/** How a value is written: the style of a parameter, or that of a field of a form. */
export interface Writing {
  style: string;
  explode: boolean;
  allowReserved?: boolean;
}

/** Example value of a parameter: the contract's, else one of the right type. */
export function exampleOf({ schema, sample }: Parameter): unknown {
  const known = schema.examples[0] ?? schema.const ?? schema.default;
  if (known !== undefined) return JSON.parse(known);
  return schema.enum[0]?.value ?? (sample === undefined ? 'string' : JSON.parse(sample));
}

/** Names and values of what is inside a value, each below the name it has: `filter[size][min]`, `filter[tags][]`. */
function inBrackets(name: string, value: unknown): Pair[] {
  if (value === undefined || value === null) return [];
  if (!isComposite(value)) return [{ name, value: textOf(value) }];
  return Object.entries(value).flatMap(([key, inner]) =>
    inBrackets(`${name}[${Array.isArray(value) && !isComposite(inner) ? '' : key}]`, inner),
  );
}

const DELIMITERS: Record<string, string> = { spaceDelimited: '%20', pipeDelimited: '%7C' };

/** What `allowReserved` leaves of the reserved characters: in a query, these would end the value or the URL. */
const encodeInQuery = (text: string): string => encodeReserved(text).replace(/[#&+[\]]/g, encodeStrictly);

/**
 * A value in a query or a form by its style: one pair, or one for each value, none for a value that is missing.
 * `encoded` is given where a pair is not its name and value percent-encoded: the delimiters of a list are sent as they are.
 */
export function pairsOf(name: string, value: unknown, { style, explode, allowReserved }: Writing): Pair[] {
  const encode = allowReserved ? encodeInQuery : encodeStrictly;
  const pair = (key: string, text: string): Pair => ({
    name: key,
    value: text,
    ...(encode(text) !== encodeStrictly(text) && { encoded: `${encodeStrictly(key)}=${encode(text)}` }),
  });
  if (value === undefined || value === null) return [];
  if (!isComposite(value)) return [pair(name, textOf(value))];
  if (style === 'deepObject') return inBrackets(name, value);
  if (explode) {
    return Array.isArray(value)
      ? itemsOf(value).map((item) => pair(name, item))
      : entriesOf(value).map(([key, text]) => pair(key, text));
  }
  const parts = Array.isArray(value) ? itemsOf(value) : entriesOf(value).flat();
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

/** A parameter with `content` instead of a style is written as that media type, whatever its value. */
const contentText = (value: unknown): string => textOf(value);

/** The value of a header: not percent-encoded, since no server decodes it. */
const headerText = (value: unknown, explode: boolean): string =>
  expand('', [{ name: '', value, explode }], (text) => text);

/** What decides how a parameter is written. */
export type WrittenParameter = Pick<Parameter, 'place' | 'style' | 'explode' | 'allowReserved' | 'mediaType'> & {
  name: string;
};

/** A query, header or cookie parameter with a value, by its style: one pair, or one for each value. Names and values are not encoded. */
export function writePairs(parameter: WrittenParameter, value: unknown): Pair[] {
  const { place, explode, name, mediaType } = parameter;
  if (value === null) return [];
  if (mediaType !== undefined) return [{ name, value: contentText(value) }];
  if (place === 'header') return [{ name, value: headerText(value, explode) }];
  return pairsOf(name, value, parameter);
}

const PATH_OPERATORS: Record<string, Operator> = { label: '.', matrix: ';' };

/** A path parameter with a value by its style, percent-encoded, as it stands in the URL. */
export function writePath({ style, explode, name, mediaType }: WrittenParameter, value: unknown): string {
  if (mediaType !== undefined) return encodeStrictly(contentText(value));
  return expand(ownValue(PATH_OPERATORS, style) ?? '', [{ name, value, explode }]);
}

/** A parameter of the contract as it is written. */
export const writtenParameter = ({ schema, ...parameter }: Parameter): WrittenParameter => ({
  name: schema.name,
  place: parameter.place,
  style: parameter.style,
  explode: parameter.explode,
  ...(parameter.allowReserved && { allowReserved: true }),
  ...(parameter.mediaType !== undefined && { mediaType: parameter.mediaType }),
});

/** A query, header or cookie parameter with its example value. */
export const serialize = (parameter: Parameter): Pair[] =>
  writePairs(writtenParameter(parameter), exampleOf(parameter));

/** A path parameter with its example value. */
export const pathText = (parameter: Parameter): string => writePath(writtenParameter(parameter), exampleOf(parameter));

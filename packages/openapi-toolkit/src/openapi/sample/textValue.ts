import type { Document, Schema } from '../document';
import { patternsOf } from '../read/constraints';
import { isNumber, numberFault } from '../validate/scalarFault';
import { schemaFault } from '../validate/schemaFault';
import { fromPattern } from './fromPattern';

const FORMATS = new Map([
  ['email', 'user@example.com'],
  ['idn-email', 'пошта@укр.нет'],
  ['password', 'pa$$word'],
  ['date-time', '2019-08-24T14:15:22Z'],
  ['date', '2019-08-24'],
  ['time', '14:15:22Z'],
  ['duration', 'P3D'],
  ['ipv4', '192.168.0.1'],
  ['ipv6', '2001:0db8:85a3:0000:0000:8a2e:0370:7334'],
  ['hostname', 'example.com'],
  ['idn-hostname', 'приклад.укр'],
  ['uri', 'http://example.com'],
  ['url', 'http://example.com'],
  ['uri-reference', '../dictionary'],
  ['uri-template', 'http://example.com/{endpoint}'],
  ['iri', 'http://example.com/entity/1'],
  ['iri-reference', '/entity/1'],
  ['uuid', '497f6eca-6276-4993-bfeb-53cbbbba6f08'],
  ['json-pointer', '/json/pointer'],
  ['relative-json-pointer', '1/relative/json/pointer'],
  ['regex', '/regex/'],
]);

/** Texts to try where a pattern or a length excludes the usual one of a format. */
const FURTHER = new Map([
  ['email', ['a@b.dk']],
  ['date-time', ['2019-08-24T14:15:22.000Z', '2019-08-24T14:15:22+00:00']],
  ['duration', ['PT1H']],
  ['ipv4', ['10.0.0.1', '127.0.0.1']],
  ['uri', ['https://example.com']],
]);

const EXTRA_REPETITIONS = [0, 1, 2, 4, 8, 16, 32, 64, 128, 256];

const isBase64 = ({ format, contentEncoding }: Schema): boolean => format === 'byte' || contentEncoding === 'base64';

function withLength(text: string, { minLength, maxLength }: Schema): string {
  const least = typeof minLength === 'number' ? minLength : 0;
  const long = text.length < least ? text.repeat(Math.ceil(least / text.length)).slice(0, least) : text;
  return typeof maxLength === 'number' ? long.slice(0, maxLength) : long;
}

function* withPattern(pattern: string, variant: number): Generator<string> {
  for (const extra of EXTRA_REPETITIONS) yield fromPattern(pattern, extra, variant);
}

/** Returns the text with another digit or letter near its end, for each number another one. */
function changed(text: string, variant: number): string {
  const next = (digit: string) => String((Number(digit) + variant) % 10);
  return /\d/.test(text) ? text.replace(/\d(?=\D*$)/, next) : `${text}${variant + 1}`;
}

function* candidates(schema: Schema, variant: number): Generator<string> {
  const usual = isBase64(schema) ? 'c3RyaW5n' : (FORMATS.get(String(schema.format)) ?? 'string');
  const text = variant === 0 ? usual : changed(usual, variant);
  yield text;
  yield withLength(text, schema);
  yield* FURTHER.get(String(schema.format)) ?? [];
  for (const pattern of patternsOf(schema)) {
    yield* withPattern(pattern, variant);
    // A pattern without an end allows further text.
    yield withLength(`${fromPattern(pattern, 0, variant)}${text}`, schema);
  }
  // An address may be longer, and a short text has no room for a number behind it.
  yield withLength(`${text}/`, schema);
  yield withLength(String.fromCharCode(97 + (variant % 26)), schema);
}

/** Generates a text by the format, the patterns and the lengths of a merged schema; another for each variant. */
export function textValue(document: Document, schema: Schema, variant: number): string {
  let first: string | undefined;
  for (const text of candidates(schema, variant)) {
    first ??= text;
    if (!schemaFault(document, schema, text)) return text;
  }
  return withLength(first ?? 'string', schema);
}

/** Decimal digits that a double preserves. Rounding a quotient or product of decimals to them makes it exact. */
const EXACT_DIGITS = 15;
const rounded = (value: number): number => Number(value.toPrecision(EXACT_DIGITS));

/** Returns a number within the limits: the usual one, else the lowest whole number or multiple, or one between. Another for each variant. */
export function numberValue(schema: Schema, variant = 0): number {
  const { type, format, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const preferred = type === 'number' && (format === 'float' || format === 'double') ? 0.1 : 0;
  const low = [minimum, exclusiveMinimum].filter(isNumber);
  const high = [maximum, exclusiveMaximum].filter(isNumber);
  const [lowest, highest] = [Math.max(...low), Math.min(...high)];
  const step = isNumber(multipleOf) && multipleOf > 0 ? multipleOf : 1;
  const candidates = [
    preferred,
    rounded(Math.ceil(rounded(lowest / step)) * step),
    rounded((Math.floor(rounded(lowest / step)) + 1) * step),
    rounded(Math.floor(rounded(highest / step)) * step),
    rounded((Math.ceil(rounded(highest / step)) - 1) * step),
    (lowest + highest) / 2,
  ];
  const canBeFraction = type === undefined || [type].flat().includes('number');
  const isFitting = (value: number) =>
    Number.isFinite(value) && !numberFault(schema, value) && (canBeFraction || Number.isInteger(value));
  const first = candidates.find(isFitting) ?? preferred;
  const others = [1, -1].map((sign) => rounded(first + sign * variant * step));
  // Between close limits, each further value divides the rest.
  const between = lowest + (highest - lowest) / (variant + 2);
  return [...others, between].find(isFitting) ?? first;
}

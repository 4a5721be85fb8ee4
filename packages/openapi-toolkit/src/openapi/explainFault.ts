import type { KeywordFault } from './validate/fault';

/** A fault of a value: the keyword of the schema that it breaks. */
export type SchemaFault = Pick<KeywordFault, 'keyword' | 'schema' | 'value' | 'field' | 'options'>;

/** Values that every program can send in a header. */
const PRINTABLE = String.raw`^[\x20-\x7E]+$`;

/** Returns `3 to 200`, `at least 3`, `at most 200` or `exactly 3`. */
function range(min?: number, max?: number): string {
  if (min === undefined) return `at most ${max}`;
  if (max === undefined) return `at least ${min}`;
  return min === max ? `exactly ${max}` : `${min} to ${max}`;
}

/** Returns `Expected exactly 1 item, got 2.` or `Expected at most 2 items, got 3.` */
const counted = (unit: string, got: number, min?: number, max?: number): string =>
  `Expected ${range(min, max)} ${unit}${(max ?? min) === 1 ? '' : 's'}, got ${got}.`;

/** Names an option, which may have a number alone. */
const formName = (option: string): string => option.replace(/^\d+$/, 'number $&');

/** Explains a fault to the author of the value. Never repeats the value, which may be personal data. */
export function explainFault({ keyword, schema, value, field = '', options }: SchemaFault, example = ''): string {
  // biome-ignore lint/suspicious/noExplicitAny: the type of each keyword was tested
  const limit: Record<string, any> = typeof schema === 'object' ? schema : {};
  const exampleHint = example === '' ? '' : `, for example ${example}`;
  switch (keyword) {
    case 'pattern':
      if (limit.pattern === PRINTABLE)
        return 'Headers carry printable ASCII only: letters A to Z, digits, spaces and the punctuation of a US keyboard.';
      return `Does not have the expected form${exampleHint}.`;
    case 'format':
      return limit.format === 'date'
        ? `Expected a date as YYYY-MM-DD${exampleHint}.`
        : limit.format === 'date-time'
          ? `Expected a moment with time zone${exampleHint || ', for example 2026-01-01T00:00:00Z'}.`
          : `Expected the format ${limit.format}${exampleHint}.`;
    case 'enum':
      return `Use one of ${limit.enum.filter((value: unknown) => value !== null).join(', ')}.`.slice(0, 500);
    case 'const':
      return `Use ${limit.const}.`.slice(0, 500);
    case 'type':
      return `Expected ${[limit.type].flat().join(' or ')}${exampleHint}.`;
    case 'required':
    case 'dependentRequired':
      return `${field} is missing.`;
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return `There is no field ${field.slice(0, 100)} here.`;
    case 'propertyNames':
      return `No field here can be called ${field.slice(0, 100)}.`;
    case 'uniqueItems':
      return 'Two of the items are the same.';
    case 'minLength':
    case 'maxLength':
      return counted('character', [...String(value)].length, limit.minLength, limit.maxLength);
    case 'minItems':
    case 'maxItems':
      return counted('item', (value as unknown[]).length, limit.minItems, limit.maxItems);
    case 'minProperties':
    case 'maxProperties':
      return counted('field', Object.keys(value as object).length, limit.minProperties, limit.maxProperties);
    case 'minimum':
    case 'maximum':
      return `Expected ${range(limit.minimum, limit.maximum)}.`;
    case 'exclusiveMinimum':
      return `Expected more than ${limit.exclusiveMinimum}.`;
    case 'exclusiveMaximum':
      return `Expected less than ${limit.exclusiveMaximum}.`;
    case 'multipleOf':
      return `Expected a multiple of ${limit.multipleOf}.`;
    case 'oneOf':
    case 'anyOf':
      return options
        ? `Fits ${options.length} of the forms (${options.map(formName).join(', ')}); exactly one is allowed.`
        : 'Fits none of the forms that are possible here.';
    case 'not':
      return 'Has a form that is not possible here.';
    case 'contains':
      return `Expected ${range(limit.minContains ?? 1, limit.maxContains)} of the items to have the form that is asked for.`;
    default:
      return 'No value is possible here.';
  }
}

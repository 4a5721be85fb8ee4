/** A fault reported by a JSON Schema validator: the broken keyword and its parameters. */
export interface SchemaFault {
  keyword: string;
  // biome-ignore lint/suspicious/noExplicitAny: each keyword has its own
  params: Record<string, any>;
  message?: string;
  /** The schema, for the limits in messages. */
  // biome-ignore lint/suspicious/noExplicitAny: each keyword has its own
  parentSchema?: Record<string, any>;
  /** The value. */
  data?: unknown;
}

/** Values that every program can send in a header. */
const PRINTABLE = String.raw`^[\x20-\x7E]+$`;

/** Returns `3 to 200`, `at least 3`, `at most 200` or `exactly 3`. */
function range(min?: number, max?: number): string {
  if (min === undefined) return `at most ${max}`;
  if (max === undefined) return `at least ${min}`;
  return min === max ? `exactly ${max}` : `${min} to ${max}`;
}

/** Returns `Expected exactly 1 item` or `Expected at most 2 items`. */
const expected = (unit: string, min?: number, max?: number): string =>
  `Expected ${range(min, max)} ${unit}${(max ?? min) === 1 ? '' : 's'}`;

const counted = (unit: string, got: number, min?: number, max?: number): string =>
  `${expected(unit, min, max)}, got ${got}.`;

const NO_FORM = 'Fits none of the forms that are possible here.';

/** Returns the name of an alternative: its title, or that of the schema it refers to, or its number. */
const formName = (form: { title?: string; $ref?: string } | undefined, at: number): string =>
  form?.title ?? form?.$ref?.replace(/.*\//, '') ?? `number ${at + 1}`;

/** Explains a fault to the author of the value. Never repeats the value, which may be personal data. */
export function explainFault(fault: SchemaFault, example = ''): string {
  const { keyword, params, message, parentSchema: limit = {}, data } = fault;
  const exampleHint = example === '' ? '' : `, for example ${example}`;
  switch (keyword) {
    case 'pattern':
      if (params.pattern === PRINTABLE)
        return 'Headers carry printable ASCII only: letters A to Z, digits, spaces and the punctuation of a US keyboard.';
      return `Does not have the expected form${exampleHint}.`;
    case 'format':
      return params.format === 'date'
        ? `Expected a date as YYYY-MM-DD${exampleHint}.`
        : params.format === 'date-time'
          ? `Expected a moment with time zone${exampleHint || ', for example 2026-01-01T00:00:00Z'}.`
          : `Expected the format ${params.format}${exampleHint}.`;
    case 'enum':
      return `Use one of ${params.allowedValues.filter((value: unknown) => value !== null).join(', ')}.`.slice(0, 500);
    case 'const':
      return `Use ${params.allowedValue}.`.slice(0, 500);
    case 'type':
      return `Expected ${[params.type].flat().join(' or ')}${exampleHint}.`;
    case 'required':
    case 'dependentRequired':
      return `${params.missingProperty} is missing.`;
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return `There is no field ${String(params.additionalProperty ?? params.unevaluatedProperty).slice(0, 100)} here.`;
    case 'propertyNames':
      return `No field here can be called ${String(params.propertyName).slice(0, 100)}.`;
    case 'uniqueItems':
      return 'Two of the items are the same.';
    case 'minLength':
    case 'maxLength':
      return counted('character', [...String(data)].length, limit.minLength, limit.maxLength);
    case 'minItems':
    case 'maxItems':
      return counted('item', (data as unknown[]).length, limit.minItems, limit.maxItems);
    case 'minProperties':
    case 'maxProperties':
      return counted('field', Object.keys(data as object).length, limit.minProperties, limit.maxProperties);
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
      if (params.passingSchemas)
        return `Fits ${params.passingSchemas.length} of the forms (${params.passingSchemas
          .map((at: number) => formName(limit.oneOf?.[at], at))
          .join(', ')}); exactly one is allowed.`;
      return NO_FORM;
    case 'anyOf':
      return NO_FORM;
    case 'not':
      return 'Has a form that is not possible here.';
    case 'if':
      return 'Does not go with the other values here.';
    case 'contains':
      return `Expected ${range(params.minContains, params.maxContains)} of the items to have the form that is asked for.`;
    case 'items':
    case 'unevaluatedItems':
      return `${expected('item', undefined, params.limit)}.`;
    case 'false schema':
      return 'No value is possible here.';
    default:
      return `Value ${message ?? 'is not valid'}.`;
  }
}

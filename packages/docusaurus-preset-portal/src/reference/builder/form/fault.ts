import { explainFault, isMultipleOf, MAX_TESTED, ownValue, type SchemaFault } from 'openapi-toolkit';
import { isLongDigits } from './texts';
import type { FormField } from './types';

const fault = (keyword: string, params: object = {}): SchemaFault => ({ keyword, params });

/** Returns true if the text is a date that exists: `2026-02-30` is none. */
function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return Number(month) > 0 && Number(month) <= 12 && Number(day) > 0 && Number(day) <= last;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(z|[+-]([01]\d|2[0-3])(:?[0-5]\d)?)$/i;

const FORMATS: Record<string, (text: string) => boolean> = {
  date: isDay,
  'date-time': (text) => isDay(text.slice(0, 10)) && /^[t\s]/i.test(text.slice(10)) && TIME.test(text.slice(11)),
  uuid: (text) => /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text),
};

function textFault(text: string, { minLength, maxLength, patterns = [], format }: FormField): SchemaFault | undefined {
  const { length } = [...text];
  if (length > (maxLength ?? length)) return fault('maxLength');
  if (length < (minLength ?? 0)) return fault('minLength');
  if (length <= MAX_TESTED && patterns.some((pattern) => !new RegExp(pattern, 'u').test(text))) return fault('pattern');
  if (format !== undefined && ownValue(FORMATS, format)?.(text) === false) return fault('format', { format });
  return undefined;
}

function numberFault(value: number, field: FormField): SchemaFault | undefined {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = field;
  if (value > (maximum ?? value)) return fault('maximum');
  if (value < (minimum ?? value)) return fault('minimum');
  if (exclusiveMaximum !== undefined && value >= exclusiveMaximum) return fault('exclusiveMaximum');
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum) return fault('exclusiveMinimum');
  return multipleOf === undefined || isMultipleOf(value, multipleOf) ? undefined : fault('multipleOf');
}

function listFault(list: readonly unknown[], { minItems, maxItems, uniqueItems }: FormField): SchemaFault | undefined {
  if (list.length > (maxItems ?? list.length)) return fault('maxItems');
  if (list.length < (minItems ?? 0)) return fault('minItems');
  const isTwice = uniqueItems && new Set(list.map((item) => JSON.stringify(item))).size < list.length;
  return isTwice ? fault('uniqueItems') : undefined;
}

function schemaFaultOf(value: unknown, field: FormField): SchemaFault | undefined {
  const { type, choices, nullable } = field;
  if (value === null && nullable) return undefined;
  const isType = ownValue(
    {
      string: typeof value === 'string',
      integer: Number.isInteger(value) || isLongDigits(value),
      number: typeof value === 'number',
      boolean: typeof value === 'boolean',
      array: Array.isArray(value),
    },
    type as string,
  );
  if (isType === false) return fault('type', { type: nullable ? [type, 'null'] : type });
  const keywordFault =
    typeof value === 'number' || (type === 'integer' && isLongDigits(value))
      ? numberFault(Number(value), field)
      : typeof value === 'string'
        ? textFault(value, field)
        : Array.isArray(value)
          ? listFault(value, field)
          : undefined;
  const isChoice = choices === undefined || choices.some(([choice]) => choice === value);
  return keywordFault ?? (isChoice ? undefined : fault('enum', { allowedValues: choices?.map(([choice]) => choice) }));
}

/** Returns the error of a value in the words of the sandbox. Items of a list have their own fields. */
export function faultOf(value: unknown, field: FormField, example = ''): string | undefined {
  const schemaFault = schemaFaultOf(value, field);
  return schemaFault && explainFault({ ...schemaFault, parentSchema: field, data: value }, example);
}

import { explainFault, isMultipleOf, MAX_TESTED, ownValue } from 'openapi-toolkit';
import { isLongDigits } from './texts';
import type { FormField } from './types';

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

function textFault(text: string, { minLength, maxLength, patterns = [], format }: FormField): string | undefined {
  const { length } = [...text];
  if (length > (maxLength ?? length)) return 'maxLength';
  if (length < (minLength ?? 0)) return 'minLength';
  if (length <= MAX_TESTED && patterns.some((pattern) => !new RegExp(pattern, 'u').test(text))) return 'pattern';
  if (format !== undefined && ownValue(FORMATS, format)?.(text) === false) return 'format';
  return undefined;
}

function numberFault(value: number, field: FormField): string | undefined {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = field;
  if (value > (maximum ?? value)) return 'maximum';
  if (value < (minimum ?? value)) return 'minimum';
  if (exclusiveMaximum !== undefined && value >= exclusiveMaximum) return 'exclusiveMaximum';
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum) return 'exclusiveMinimum';
  return multipleOf === undefined || isMultipleOf(value, multipleOf) ? undefined : 'multipleOf';
}

function listFault(list: readonly unknown[], { minItems, maxItems, uniqueItems }: FormField): string | undefined {
  if (list.length > (maxItems ?? list.length)) return 'maxItems';
  if (list.length < (minItems ?? 0)) return 'minItems';
  const isTwice = uniqueItems && new Set(list.map((item) => JSON.stringify(item))).size < list.length;
  return isTwice ? 'uniqueItems' : undefined;
}

/** Returns the keyword that a value breaks. */
function brokenKeyword(value: unknown, field: FormField): string | undefined {
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
  if (isType === false) return 'type';
  const keywordFault =
    typeof value === 'number' || (type === 'integer' && isLongDigits(value))
      ? numberFault(Number(value), field)
      : typeof value === 'string'
        ? textFault(value, field)
        : Array.isArray(value)
          ? listFault(value, field)
          : undefined;
  const isChoice = choices === undefined || choices.some(([choice]) => choice === value);
  return keywordFault ?? (isChoice ? undefined : 'enum');
}

/** Returns the error of a value in the words of the sandbox. Items of a list have their own fields. */
export function faultOf(value: unknown, field: FormField, example = ''): string | undefined {
  const keyword = brokenKeyword(value, field);
  const { choices, nullable, required: _, ...limits } = field;
  const type = nullable ? [String(field.type), 'null'] : field.type;
  const schema = { ...limits, type, enum: choices?.map(([choice]) => choice) };
  return keyword && explainFault({ keyword, schema, value }, example);
}

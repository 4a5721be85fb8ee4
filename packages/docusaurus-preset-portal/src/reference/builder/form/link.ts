import { attempt, ownValue } from 'openapi-toolkit';
import { faultOf } from './fault';
import { PREFIX } from './prefix';
import { isLongDigits } from './texts';
import { BODY, type FormField, type FormValues, type OperationForm } from './types';

/** Returns the valid values of fields marked `shared`, which may be in an address. */
function sharedPart(value: unknown, field: FormField): unknown {
  const { item, fields, shared } = field;
  if (item) {
    const items = [value].flat().map((each) => sharedPart(each, item));
    return items.includes(undefined) ? undefined : items;
  }
  if (!fields) return shared && faultOf(value, field) === undefined ? value : undefined;
  const sharedFields = fields.flatMap((inner) => {
    const sharedValue = sharedPart(ownValue((value ?? {}) as FormValues, inner.name), inner);
    return sharedValue === undefined ? [] : [[inner.name, sharedValue] as const];
  });
  return sharedFields.length > 0 ? Object.fromEntries(sharedFields) : undefined;
}

/** Returns the fields of a form by key: parameters, then body properties. */
export function keyedFields({ parameters, body }: OperationForm): [key: string, field: FormField][] {
  const inBody = body?.field.fields?.map((field): [string, FormField] => [`${BODY}.${field.name}`, field]);
  return [
    ...parameters.map(({ key, field }): [string, FormField] => [key, field]),
    ...(body ? (inBody ?? [[BODY, body.field] as [string, FormField]]) : []),
  ];
}

const isTextList = (value: unknown, { item }: FormField): value is string[] =>
  item?.type === 'string' &&
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((item) => typeof item === 'string' && /^[^,[]+$/.test(item));

/** Serialises a value for a link: lists of texts are joined by commas, other values that are no text are JSON. */
const textOf = (value: unknown, field: FormField): string =>
  isTextList(value, field) ? value.join(',') : typeof value === 'string' ? value : JSON.stringify(value);

/** Returns the fragment that holds the values, `#v=shapeId=12&body.limit=5`, and the names of those left out. */
export function linkOf(form: OperationForm, values: FormValues): { hash: string; omitted: string[] } {
  const parameters = new URLSearchParams();
  const omitted: string[] = [];
  for (const [key, field] of keyedFields(form)) {
    if (!Object.hasOwn(values, key)) continue;
    const sharedValue = sharedPart(values[key], field);
    if (JSON.stringify(sharedValue) !== JSON.stringify(values[key])) omitted.push(field.name);
    if (sharedValue !== undefined) parameters.append(key, textOf(sharedValue, field));
  }
  return { hash: PREFIX + parameters.toString().replaceAll('%2C', ',').replaceAll('%3A', ':'), omitted };
}

function readText(text: string, { type, item }: FormField): unknown {
  if (type === 'string' || (type === 'integer' && isLongDigits(text))) return text;
  if (type === 'array' && item?.type === 'string' && !text.startsWith('[')) return text.split(',');
  // Validation of the form reports what is no JSON.
  return attempt(() => JSON.parse(text), text);
}

/** Parses the values of a text as `linkOf` writes it; of the page's address (`isLink`) only those that it writes. */
export function valuesOf(form: OperationForm, hash: string, isLink: boolean): FormValues {
  const parameters = new URLSearchParams(hash.slice(PREFIX.length));
  const values: FormValues = {};
  for (const [key, field] of keyedFields(form)) {
    const text = parameters.get(key);
    if (text === null || (isLink && !field.shared)) continue;
    values[key] = readText(text, field);
  }
  return values;
}

/** Adds missing required values from the first example. */
export function withRequired(form: OperationForm, values: FormValues): FormValues {
  const exampleValues = form.presets[0]?.values ?? {};
  const required = keyedFields(form).filter(([key, field]) => field.required && Object.hasOwn(exampleValues, key));
  return { ...Object.fromEntries(required.map(([key]) => [key, exampleValues[key]])), ...values };
}

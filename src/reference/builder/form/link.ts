import type { Recognised } from '../../../vocabulary/recognised';
import { PREFIX } from './prefix';
import { BODY, type Field, type Form, type Values } from './types';

/** Tells what a text can be: the identifiers of the vocabulary. */
export type Recognise = (text: string) => Recognised[];

/** A text that says nothing of its kind, and looks like a number of a person. */
const looksPersonal = (value: unknown, { identifier }: Field, recognise: Recognise): boolean =>
  typeof value === 'string' &&
  identifier === undefined &&
  (recognise(value).some((one) => one.isPersonal) || /(?<![\w-])\d{6}-?\d{4}(?![\w-])/.test(value));

/** A value without what is personal data; undefined where nothing is left of it. */
function publicPart(value: unknown, field: Field, recognise: Recognise): unknown {
  if (field.personal || looksPersonal(value, field, recognise)) return undefined;
  if (Array.isArray(value) && field.item) {
    const items = value.map((one) => publicPart(one, field.item as Field, recognise));
    return items.every((one) => one !== undefined) ? items : undefined;
  }
  if (typeof value !== 'object' || value === null || !field.fields) {
    return field.shapes || (field.type === 'json' && looksPersonal(JSON.stringify(value), field, recognise))
      ? undefined
      : value;
  }
  const kept = Object.entries(value).flatMap(([name, one]) => {
    const inner = field.fields?.find((known) => known.name === name);
    const left = inner && publicPart(one, inner, recognise);
    return left === undefined ? [] : [[name, left] as const];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

/** The fields of a form by their key: parameters, then the properties of the body. */
export function keyedFields({ parameters, body }: Form): [key: string, field: Field][] {
  const inBody = body?.field.fields?.map((field): [string, Field] => [`${BODY}.${field.name}`, field]);
  return [
    ...parameters.map(({ key, field }): [string, Field] => [key, field]),
    ...(body ? (inBody ?? [[BODY, body.field] as [string, Field]]) : []),
  ];
}

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string' && /^[^,[]+$/.test(one));

/** A value as the text of a link: a list of texts has commas, anything else that is no text is JSON. */
const textOf = (value: unknown): string =>
  isTextList(value) ? value.join(',') : typeof value === 'string' ? value : JSON.stringify(value);

const flat = (form: Form, values: Values): Values => {
  const { [BODY]: body, ...others } = values;
  if (!form.body?.field.fields || typeof body !== 'object' || body === null) return values;
  return { ...others, ...Object.fromEntries(Object.entries(body).map(([name, one]) => [`${BODY}.${name}`, one])) };
};

/**
 * The fragment of an address that holds the values, `#v=shapeId=12&limit=5`: names of parameters, and of
 * properties of the body after `body.`.
 *
 * @returns `left`: names whose values are personal data and stay on the page.
 */
export function linkOf(form: Form, values: Values, recognise: Recognise): { hash: string; left: string[] } {
  const all = flat(form, values);
  const texts = new URLSearchParams();
  const left: string[] = [];
  for (const [key, field] of keyedFields(form)) {
    if (!Object.hasOwn(all, key)) continue;
    const shown = publicPart(all[key], field, recognise);
    if (JSON.stringify(shown) !== JSON.stringify(all[key])) left.push(field.name);
    if (shown !== undefined) texts.append(key, textOf(shown));
  }
  return { hash: PREFIX + texts.toString().replaceAll('%2C', ',').replaceAll('%3A', ':'), left };
}

function readText(text: string, { type, item }: Field): unknown {
  if (type === 'string') return text;
  if (type === 'array' && item?.type === 'string' && !text.startsWith('[')) return text.split(',');
  try {
    return JSON.parse(text);
  } catch {
    // The form says what is wrong with it.
    return text;
  }
}

/** The values of a link. What no field takes is left out, and so is personal data: nobody sends it in a link. */
export function valuesOf(form: Form, hash: string, recognise: Recognise): Values {
  const texts = new URLSearchParams(hash.slice(PREFIX.length));
  const values: Values = {};
  const body: Values = {};
  for (const [key, field] of keyedFields(form)) {
    const given = texts.get(key);
    const value = given === null ? undefined : publicPart(readText(given, field), field, recognise);
    if (value === undefined) continue;
    if (form.body?.field.fields && key.startsWith(`${BODY}.`)) body[field.name] = value;
    else values[key] = value;
  }
  return Object.keys(body).length > 0 ? { ...values, [BODY]: body } : values;
}

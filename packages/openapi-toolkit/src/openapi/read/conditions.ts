import { type AnySchema, isMap, isObjectSchema, type Schema } from '../document';
import { clean } from '../text';
import { constraints } from './constraints';
import { jsonLine } from './keywords';
import type { Merged } from './mergeAllOf';

const PHRASES = { oneOf: 'exactly one of these is required', anyOf: 'at least one of these is required' } as const;

const ALLOWED_KEYWORDS = new Set(['required', 'type', 'title', 'description']);

/** True for a schema that only requires properties, which is shown in words. */
export const isRequiredOnly = (option: AnySchema | undefined): option is Schema & { required: string[] } =>
  isObjectSchema(option) &&
  Array.isArray(option.required) &&
  option.required.length > 0 &&
  Object.keys(option).every((key) => ALLOWED_KEYWORDS.has(key)) &&
  [option.type ?? 'object'].flat().includes('object');

const names = (option: { required: string[] }) => option.required.map((name) => clean(name)).join(' and ');

type Choice = Merged['choices'][number];

const isOfRequired = ({ options }: Choice): boolean => options.length > 0 && options.every(isRequiredOnly);

/** Converts alternatives that differ only in `required` to constraints in words. */
export function requiredInWords(merged: Merged): { choices: Choice[]; words: string[] } {
  const { choices, schema } = merged;
  const words = choices.filter(isOfRequired).map(({ keyword, options }) => {
    const texts = options.filter(isRequiredOnly).map((option) => {
      const why = option.title ?? option.description;
      return names(option) + (why ? ` (${clean(why)})` : '');
    });
    return `${PHRASES[keyword]}: ${texts.join(', or ')}`;
  });
  const { not } = schema;
  return {
    choices: choices.filter((choice) => !isOfRequired(choice)),
    words: isRequiredOnly(not)
      ? [...words, `never with ${names(not)}${not.required.length > 1 ? ' together' : ''}`]
      : words,
  };
}

/** A schema that a value must match under a condition in words. */
export interface Condition {
  words: string;
  schema: AnySchema;
}

/** Keywords of a condition that its words do not need. */
const ANNOTATIONS = new Set(['type', 'title', 'description', '$comment']);

const onlyHas = (schema: Schema, keywords: readonly string[]): boolean =>
  Object.keys(schema).every((key) => keywords.includes(key) || ANNOTATIONS.has(key));

function valueWords(schema: AnySchema): string | undefined {
  if (!isObjectSchema(schema)) return undefined;
  const { const: only, enum: values, not } = schema;
  if ('const' in schema && onlyHas(schema, ['const'])) return `is ${jsonLine(only)}`;
  if (Array.isArray(values) && onlyHas(schema, ['enum'])) return `is ${values.map(jsonLine).join(' or ')}`;
  if (isObjectSchema(not) && onlyHas(schema, ['not'])) return valueWords(not)?.replace(/^is /, 'is not ');
  const limits = constraints(schema);
  return limits.length > 0 ? limits.join(', ') : undefined;
}

function conditionWords(schema: AnySchema | undefined): string | undefined {
  if (!isObjectSchema(schema)) return undefined;
  const { properties = {}, required = [], not } = schema;
  if (isRequiredOnly(not) && onlyHas(schema, ['not'])) return `${names(not)} is absent`;
  if (!onlyHas(schema, ['properties', 'required'])) return undefined;
  const values = Object.entries(properties).map(([name, value]) => {
    const words = valueWords(value);
    return words && `${clean(name)} ${words}`;
  });
  const present = required
    .filter((name) => !Object.hasOwn(properties, name))
    .map((name) => `${clean(name)} is present`);
  const words = [...values, ...present];
  return words.length > 0 && !words.includes(undefined) ? words.join(' and ') : undefined;
}

function ofIf({ if: condition, then, else: otherwise }: Schema): Condition[] {
  if (condition === undefined) return [];
  const words = conditionWords(condition as AnySchema);
  return [
    ...(words === undefined ? [{ words: 'condition', schema: condition }] : []),
    ...(then === undefined ? [] : [{ words: words === undefined ? 'if it is met' : `if ${words}`, schema: then }]),
    ...(otherwise === undefined ? [] : [{ words: 'otherwise', schema: otherwise }]),
  ] as Condition[];
}

const ofDependencies = ({ dependentSchemas, dependentRequired, dependencies }: Schema): Condition[] =>
  [dependentSchemas, dependentRequired, dependencies].filter(isMap).flatMap((map) =>
    Object.entries(map).map(([name, needs]) => ({
      words: `with ${clean(name)}`,
      schema: (Array.isArray(needs) ? { required: needs } : needs) as AnySchema,
    })),
  );

/** Returns the conditions of a schema: those that only require fields in words, the others with their schema. */
export function conditionsOf(schemas: readonly Schema[] = []): { words: string[]; conditions: Condition[] } {
  const all = schemas.flatMap((schema) => [...ofIf(schema), ...ofDependencies(schema)]);
  const isInWords = ({ schema }: Condition) => isRequiredOnly(schema);
  return {
    words: all
      .filter(isInWords)
      .map(({ words, schema }) => `${words}: required ${((schema as Schema).required ?? []).map(clean).join(' and ')}`),
    conditions: all.filter((condition) => !isInWords(condition)),
  };
}

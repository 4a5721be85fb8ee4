import type { AnySchema, Schema } from '../document';
import { isMap } from '../isMap';
import { clean } from '../text';
import { constraints } from './constraints';
import { jsonLine } from './keywords';
import { isRequiredOnly } from './requiredChoices';
import { isObjectSchema } from './schemaPosition';

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
  if (isRequiredOnly(not) && onlyHas(schema, ['not'])) return `${not.required.map(clean).join(' and ')} is absent`;
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
    conditions: all.filter((one) => !isInWords(one)),
  };
}

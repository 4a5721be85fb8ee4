import {
  type AnySchema,
  clean,
  compilePattern,
  type Document,
  enumValues,
  exampleTexts,
  isObjectSchema,
  lead,
  memoize,
  mergeAllOf,
  openEnum,
  optionNames,
  patternsOf,
  type Schema,
  soleRef,
  UniqueNames,
  unwrapNullable,
} from 'openapi-toolkit';
import type { Site } from '../../../content/site';
import { identifierOf } from '../../../terms/identifiers';
import type { AllowedValue, FormField, ValueLimits } from '../form/types';

/** Formats that describe the storage of a number, not its notation. */
const STORED = /^(u?int(8|16|32|64)|float|double)$/;

const isNumber = (value: unknown) => typeof value === 'number';

/** Limits that a form can check, with a test of the keyword's value. */
const IS_LIMIT: Readonly<Record<keyof ValueLimits, (value: unknown) => boolean>> = {
  minLength: isNumber,
  maxLength: isNumber,
  patterns: (value) => (value as string[]).length > 0,
  format: (value) => typeof value === 'string' && !STORED.test(value),
  minimum: isNumber,
  maximum: isNumber,
  exclusiveMinimum: isNumber,
  exclusiveMaximum: isNumber,
  multipleOf: isNumber,
  minItems: isNumber,
  maxItems: isNumber,
  uniqueItems: (value) => value === true,
};

/** True for a pattern that a form checks. Memoised: a contract has few patterns and many fields. */
const isChecked = memoize((pattern) => compilePattern(pattern) !== undefined);

/** Returns the note below a field whose pattern the form does not check; undefined if it checks all patterns. */
export const uncheckedNote = (schema: Schema): string | undefined =>
  patternsOf(schema).every(isChecked) ? undefined : 'Its pattern is not checked here.';

/** Returns the keywords of a merged schema that a form checks. Only patterns that `compilePattern` can read are included. */
export function limitsOf(schema: Schema): ValueLimits {
  const keywords: Schema = { ...schema, patterns: patternsOf(schema).filter(isChecked) };
  return Object.fromEntries(
    Object.entries(IS_LIMIT).flatMap(([key, isLimit]) => (isLimit(keywords[key]) ? [[key, keywords[key]]] : [])),
  );
}

/** Maximum nesting depth of fields. Deeper values are entered as JSON. */
const MAX_DEPTH = 5;
/** Maximum length, in characters, of a meaning beside its value. */
const MAX_MEANING_LENGTH = 90;

const parsed = (json: string | undefined): unknown => (json === undefined ? undefined : JSON.parse(json));

function choicesOf(schema: Schema): AllowedValue[] | undefined {
  if (schema.const !== undefined) return [[schema.const as AllowedValue[0]]];
  if (!schema.enum) return undefined;
  const meanings = new Map(enumValues(schema).map(({ value, description }) => [value, description]));
  return schema.enum
    .filter((value) => value !== null)
    .map((value): AllowedValue => {
      const meaning = lead(meanings.get(String(value)) ?? '', MAX_MEANING_LENGTH);
      return meaning ? [value as AllowedValue[0], meaning] : [value as AllowedValue[0]];
    });
}

/** Extension that marks a value as personal, whatever it says: such a value stays out of addresses. */
export const PERSONAL = 'x-personal-data';

interface FieldInput {
  document: Document;
  content: Pick<Site, 'identifiers'>;
  name: string;
  required?: boolean;
  /** References of the enclosing schemas: a schema that contains itself is entered as JSON. */
  enclosing: readonly string[];
  isPersonal: boolean;
}

type FieldContext = Omit<FieldInput, 'name' | 'required'>;

function partsOf(
  schema: Schema,
  choices: readonly AnySchema[],
  type: unknown,
  context: FieldContext,
): Partial<FormField> {
  if (context.enclosing.length > MAX_DEPTH) return { type: 'json' };
  const shapes = choices.filter(isObjectSchema);
  if (shapes.length > 0) {
    const names = new UniqueNames(' ');
    const optionsNamed = optionNames({ options: shapes, discriminator: schema.discriminator });
    const [only, ...others] = shapes.map((shape, index) =>
      formField({ allOf: [schema, shape] }, { ...context, name: names.take(optionsNamed[index] ?? '') }),
    );
    const { name: _, ...unnamed } = only as FormField;
    return others.length === 0 ? unnamed : { type: 'one', shapes: [only as FormField, ...others] };
  }
  if (type === 'array' && isObjectSchema(schema.items))
    return { type, item: formField(schema.items, { ...context, name: 'Item' }) };
  if (type === 'object' && schema.properties && Object.keys(schema.properties).length > 0) {
    const fields = Object.entries(schema.properties)
      .filter(([, property]) => isObjectSchema(property) && property.readOnly !== true)
      .map(([name, property]) =>
        formField(property as Schema, { ...context, name: clean(name), required: schema.required?.includes(name) }),
      );
    return { type, fields };
  }
  return { type: 'json' };
}

const SCALARS = ['string', 'integer', 'number', 'boolean'] as const;

const concernsNobody = ({ enum: choices, const: only, format, maximum }: Schema, type?: string): boolean =>
  choices !== undefined ||
  only !== undefined ||
  type === 'boolean' ||
  (type === 'integer' && maximum !== undefined) ||
  (type === 'string' && (format === 'date' || format === 'date-time'));

/** Converts a schema of the contract to a field. */
export function formField(
  input: Schema,
  { document, content, name, required, enclosing, isPersonal }: FieldInput,
): FormField {
  const found = unwrapNullable(document, mergeAllOf(document, input));
  const open = openEnum(document, found);
  const { schema, choices, nullable } = open
    ? { ...found, schema: { ...open, ...found.schema, enum: undefined }, choices: [] }
    : found;
  const ref = soleRef(input);
  const types = [schema.type].flat().filter((type) => type !== undefined);
  const [type = schema.enum || schema.pattern ? 'string' : schema.properties ? 'object' : undefined] = types.filter(
    (text) => text !== 'null',
  );
  const identifier = typeof schema['x-identifier'] === 'string' ? schema['x-identifier'] : undefined;
  const known = identifier === undefined ? undefined : identifierOf(content, identifier);
  const personal = isPersonal || schema[PERSONAL] !== undefined || known?.isPersonal === true;
  const isCircle = ref !== undefined && enclosing.includes(ref);
  const scalar = SCALARS.find((text) => text === type);
  const context = { document, content, enclosing: [...enclosing, ref ?? ''], isPersonal: personal };
  const parts: Partial<FormField> = isCircle
    ? { type: 'json' }
    : scalar && choices.length === 0
      ? { type: scalar }
      : partsOf(
          schema,
          choices.flatMap(({ options }) => options),
          type,
          context,
        );
  const isShared = !personal && (known ? known.isShared === true : concernsNobody(schema, scalar));
  // The note of a list is about each item.
  const details = {
    ...(identifier && { identifier }),
    ...(known?.values && { values: known.values }),
    ...(isShared && { shared: true as const }),
  };
  const isScalar = scalar === parts.type;
  const about = [lead(schema.description), uncheckedNote(schema)].filter(Boolean).join(' ');
  return {
    ...limitsOf(schema),
    name,
    type: 'json',
    ...(required && { required }),
    ...(nullable && { nullable: true }),
    ...(about && { about }),
    ...(isScalar && { choices: choicesOf(schema) }),
    default: schema.default,
    ...(parts.type !== 'object' && parts.type !== 'one' && { example: parsed(exampleTexts(schema)[0]) }),
    ...(personal && { personal: true }),
    ...parts,
    ...(parts.item ? { item: { ...details, ...parts.item } } : details),
    ...((isShared || [parts.item, ...(parts.fields ?? [])].some((field) => field?.shared)) && {
      shared: true as const,
    }),
  };
}

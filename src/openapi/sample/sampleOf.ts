import type { AnySchema, Document, Schema } from '../document';
import { isMap } from '../isMap';
import { isRef } from '../pointer';
import { mergeAllOf } from '../read/mergeAllOf';
import { isObjectSchema } from '../read/schemaPosition';
import { type Direction, validator } from '../validate/schemaFault';
import { arrayValue } from './arrayValue';
import { explicitValues, openEnum, rotated, typeOf } from './explicitValues';
import { numberValue } from './numberValue';
import { objectValue } from './objectValue';
import { isFile, optionsOf, type ReducedSchema } from './shape';
import { textValue } from './textValue';

/** Maximum number of values in a sample with optional fields, and in one with required fields alone. */
const MAX_OPTIONAL_VALUES = 400;
export const MAX_VALUES = 2_000;
/** Number of characters that count as one value. */
const CHARACTERS_PER_VALUE = 20;
/** Maximum number of values that are made and discarded. */
const MAX_STEPS = 20_000;
/** Maximum number of options of a schema, and of schemas that its conditions add. */
const MAX_OPTIONS = 12;
const MAX_CONDITIONS = 4;
/** Maximum depth of a sample. */
const MAX_DEPTH = 24;
/**
 * Levels at which optional fields end, and all fields, with the number of values that is accepted. The first that
 * suffices is taken. Only the last ones cut required fields.
 */
const LEVELS = [
  ...[8, 6, 5, 4, 3, 2, 1].map((optional) => ({ optional, all: MAX_DEPTH, size: MAX_OPTIONAL_VALUES })),
  { optional: 0, all: MAX_DEPTH, size: MAX_VALUES },
  ...[8, 6, 4, 3, 2].map((all) => ({ optional: 0, all, size: MAX_OPTIONAL_VALUES })),
];
/** Placeholder for the content of a file. */
const FILE_PLACEHOLDER = '(file)';

/** Ends a sample that grows too long. */
class TooLong extends Error {}

/** Position of a value in a sample. */
export interface Position {
  /** References that enclose the value. A schema inside itself ends the sample. */
  openRefs: readonly string[];
  level: number;
  /** Number of the value among those that have to differ. */
  variant: number;
}

/** Makes the values of a sample. */
export interface Maker {
  document: Document;
  direction: Direction;
  levels: (typeof LEVELS)[number];
  /** Returns undefined for a value that is left out. */
  make(schema: AnySchema, position: Position): unknown;
  /** True if a value made of this schema satisfies it. */
  isValid(schema: AnySchema, value: unknown): boolean;
  /**
   * Adds the size of a value to that of the values beside it.
   *
   * @throws TooLong if they are too long for the sample.
   */
  grown(size: number, value: unknown): number;
}

/** Counts the values of a sample; long texts count as several. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return 1 + value.length / CHARACTERS_PER_VALUE;
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, part) => sum + sizeOf(part), 1);
}

/** Puts the options that name their values before the one that allows any. */
const namedFirst = (options: Iterable<ReducedSchema>): ReducedSchema[] => {
  const namesValues = ({ schema }: ReducedSchema) => Number(schema.enum !== undefined || schema.const !== undefined);
  return [...options].sort((one, other) => namesValues(other) - namesValues(one));
};

/** Begins with another option for each variant, so that the items of a list can differ. */
function inTurn(options: Iterable<ReducedSchema>, variant: number): Iterable<ReducedSchema> {
  if (variant === 0) return options;
  const first: ReducedSchema[] = [];
  for (const option of options) if (first.push(option) === MAX_OPTIONS) break;
  return rotated(first, variant);
}

/**
 * Returns further values of a schema, for keywords that exclude the usual one: an object without optional fields, a
 * fraction.
 */
function alternatives({ required = [], type }: Schema, value: unknown): unknown[] {
  if (typeof value === 'number') return [type].flat().includes('integer') ? [] : [value + 0.5];
  if (!isMap(value)) return [];
  const fields = Object.entries(value);
  const optional = fields.map(([name]) => name).filter((name) => !required.includes(name));
  const without = (...names: string[]) => Object.fromEntries(fields.filter(([name]) => !names.includes(name)));
  return [
    ...optional
      .slice(-MAX_OPTIONS)
      .reverse()
      .map((name) => without(name)),
    without(...optional),
  ];
}

function maker(document: Document, direction: Direction, levels: Maker['levels']): Maker {
  const faultOf = validator(document, direction);
  let steps = 0;
  /** Objects and lists that were made and do not satisfy their schema. */
  const invalid = new WeakSet<object>();

  function byType({ schema, openRefs }: ReducedSchema, { level, variant }: Position): unknown {
    const inside = { openRefs, level: level + 1, variant };
    const least = Math.max(Number(schema.minLength ?? 0) / CHARACTERS_PER_VALUE, Number(schema.minItems ?? 0));
    if (least > levels.size) throw new TooLong();
    switch (typeOf(schema)) {
      case 'object':
        return objectValue(self, schema, inside);
      case 'array':
        return arrayValue(self, schema, inside);
      case 'null':
        return null;
      case 'boolean':
        return variant % 2 === 0;
      case 'number':
      case 'integer':
        return numberValue(schema, variant);
      default:
        return textValue(document, schema, variant);
    }
  }

  /** Returns a value of one option: given by the contract if it is valid, else generated. */
  function ofOption(reduced: ReducedSchema, position: Position): unknown {
    const { schema } = reduced;
    const given = explicitValues(schema, position.variant);
    const isValid = (value: unknown) => !faultOf(schema, value);
    const valid = given.find(isValid);
    if (valid !== undefined) return valid;
    const [part] = given;
    if (typeOf(schema) !== 'object' || typeof part !== 'object' || part === null) {
      return given.length > 0 && (schema.const !== undefined || schema.enum) ? given[0] : byType(reduced, position);
    }
    // The example of one part of an `allOf` may lack the fields of the others.
    const completed = { ...(byType(reduced, position) as object), ...part };
    return isValid(completed) ? completed : byType(reduced, position);
  }

  /** Returns a value of one option, also by the schemas that its conditions add. */
  function withConditions(input: Schema, option: ReducedSchema, position: Position) {
    let reduced = option;
    for (let round = 0; ; round += 1) {
      const value = ofOption(reduced, position);
      const fault = value === undefined ? undefined : faultOf(input, value);
      if (!fault?.need || fault.at !== '' || round === MAX_CONDITIONS) {
        const other = fault?.at === '' ? alternatives(reduced.schema, value) : [];
        const valid = [...other].find((one) => !faultOf(input, one));
        return valid === undefined ? { value, fault } : { value: valid };
      }
      const [further] = optionsOf(document, { allOf: [reduced.schema, fault.need] }, reduced.openRefs);
      reduced = further ?? reduced;
    }
  }

  function make(input: AnySchema, position: Position): unknown {
    steps += 1;
    if (steps > MAX_STEPS) throw new TooLong();
    if (!isObjectSchema(input)) return input ? 'string' : undefined;
    if (position.level > levels.all || (isRef(input) && position.openRefs.includes(input.$ref))) return undefined;
    if (isFile(document, input)) return FILE_PLACEHOLDER;
    let first: unknown;
    let count = 0;
    const options = optionsOf(document, input, position.openRefs);
    const isOpen = openEnum(mergeAllOf(document, input)) !== undefined;
    for (const option of isOpen ? namedFirst(options) : inTurn(options, position.variant)) {
      const { value, fault } = withConditions(input, option, position);
      if (value !== undefined && !fault) return value;
      first ??= value;
      count += 1;
      if (count === MAX_OPTIONS) break;
    }
    if (typeof first === 'object' && first !== null) invalid.add(first);
    return first === undefined && !faultOf(input, null) ? null : first;
  }

  const isValid = (schema: AnySchema, value: unknown): boolean =>
    typeof value === 'object' && value !== null ? !invalid.has(value) : !faultOf(schema, value);

  function grown(size: number, value: unknown): number {
    const sum = size + sizeOf(value);
    if (sum > levels.size) throw new TooLong();
    return sum;
  }

  const self: Maker = { document, direction, levels, make, isValid, grown };
  return self;
}

/**
 * Generates a value that a schema accepts, with the examples of the contract where they are valid. A request has the
 * required fields and those with an example, a response all fields. Optional fields end at the level that the size of the
 * sample allows.
 *
 * @returns undefined if there is no such value: for the content of a file, and if required fields nest without end.
 */
export function sampleOf(
  document: Document,
  schema: AnySchema | undefined,
  direction: Direction = 'response',
): unknown {
  if (!isObjectSchema(schema)) return schema ? 'string' : undefined;
  const key = isRef(schema) && Object.keys(schema).length === 1 ? schema.$ref : schema;
  const samples = samplesOf(document, direction);
  if (!samples.has(key)) samples.set(key, sampleWithin(document, schema, direction));
  return samples.get(key);
}

/** Samples of each document by direction, and by reference or schema: error bodies are in every operation. */
const cache = new WeakMap<Document, Record<Direction, Map<string | Schema, unknown>>>();

function samplesOf(document: Document, direction: Direction): Map<string | Schema, unknown> {
  const samples = cache.get(document) ?? { request: new Map(), response: new Map() };
  cache.set(document, samples);
  return samples[direction];
}

/** Generates a sample of the first levels that suffice. */
function sampleWithin(document: Document, schema: Schema, direction: Direction): unknown {
  if (isFile(document, schema)) return undefined;
  for (const levels of LEVELS) {
    try {
      const value = maker(document, direction, levels).make(schema, { openRefs: [], level: 0, variant: 0 });
      if (sizeOf(value) <= levels.size) return value;
    } catch (error) {
      if (!(error instanceof TooLong)) throw error;
    }
  }
  return undefined;
}

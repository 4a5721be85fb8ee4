import { memoizeByObject } from '../../lib/memoize';
import { type AnySchema, type Document, isMap, isObjectSchema, type Schema } from '../document';
import { isRef } from '../pointer';
import { mergeAllOf } from '../read/mergeAllOf';
import type { BodyDirection } from '../validate/fault';
import { validator } from '../validate/schemaFault';
import { explicitValues, impliedType, openEnum, rotated } from './explicitValues';
import { isJsonType } from './mediaTypes';
import { arrayValue, objectValue } from './objectValue';
import { isFileSchema, optionsOf, type ReducedSchema } from './shape';
import { countValues, LEVELS, leastSize, type Maker, type SamplePosition, TooLong } from './size';
import { numberValue, textValue } from './textValue';

const MAX_OPTIONS = 12;

const namedFirst = (options: Iterable<ReducedSchema>): ReducedSchema[] => {
  const namesValues = ({ schema }: ReducedSchema) => Number(schema.enum !== undefined || schema.const !== undefined);
  return [...options].sort((a, b) => namesValues(b) - namesValues(a));
};

/** Begins with another option for each variant, so that the items of a list can differ. */
function inTurn(options: Iterable<ReducedSchema>, variant: number): Iterable<ReducedSchema> {
  if (variant === 0) return options;
  const first: ReducedSchema[] = [];
  for (const option of options) if (first.push(option) === MAX_OPTIONS) break;
  return rotated(first, variant);
}

/** Returns the options of a schema in the order in which they are tried. */
function optionsInOrder(
  document: Document,
  input: Schema,
  { openRefs, variant }: { openRefs: readonly string[]; variant: number },
): Iterable<ReducedSchema> {
  const options = optionsOf(document, input, openRefs);
  return openEnum(document, mergeAllOf(document, input)) ? namedFirst(options) : inTurn(options, variant);
}

const MAX_STEPS = 20_000;
const MAX_CONDITIONS = 4;
const FILE_PLACEHOLDER = '(file)';

/** Returns values for keywords that exclude the usual one: an object without optional fields, a fraction. */
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

/** Returns functions that make the values of one sample, whose fields end at these levels. */
function maker(document: Document, direction: BodyDirection, levels: Maker['levels']): Maker {
  const faultsOf = validator(document, direction);
  const faultOf = (schema: AnySchema, value: unknown) => faultsOf(schema, value)[0];
  let steps = 0;
  /** Objects and lists that were made and do not satisfy their schema. */
  const invalid = new WeakSet<object>();

  function byType({ schema, openRefs }: ReducedSchema, { level, variant }: SamplePosition): unknown {
    const inside = { openRefs, level: level + 1, variant };
    if (leastSize(schema) > levels.size) throw new TooLong();
    switch (impliedType(schema)) {
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
      default: {
        const { contentMediaType, contentSchema } = schema;
        return isObjectSchema(contentSchema as AnySchema) && isJsonType(String(contentMediaType))
          ? JSON.stringify(make(contentSchema as AnySchema, inside))
          : textValue(document, schema, variant);
      }
    }
  }

  /** Returns a value of one option: given by the contract if it is valid, else generated. */
  function ofOption(reduced: ReducedSchema, position: SamplePosition): unknown {
    const { schema } = reduced;
    const given = explicitValues(schema, position.variant);
    const isValid = (value: unknown) => !faultOf(schema, value);
    const valid = given.find(isValid);
    if (valid !== undefined) return valid;
    const [part] = given;
    if (impliedType(schema) !== 'object' || typeof part !== 'object' || part === null) {
      return given.length > 0 && (schema.const !== undefined || schema.enum) ? given[0] : byType(reduced, position);
    }
    // The example of one part of an `allOf` may lack the fields of the others.
    const completed = { ...(byType(reduced, position) as object), ...part };
    return isValid(completed) ? completed : byType(reduced, position);
  }

  /** Returns a value of one option, also by the schemas that its conditions add. */
  function withConditions(input: Schema, option: ReducedSchema, position: SamplePosition) {
    let reduced = option;
    for (let round = 0; ; round += 1) {
      const value = ofOption(reduced, position);
      const fault = value === undefined ? undefined : faultOf(input, value);
      if (!fault?.need || fault.at !== '' || round === MAX_CONDITIONS) {
        const other = fault?.at === '' ? alternatives(reduced.schema, value) : [];
        const valid = other.find((candidate) => !faultOf(input, candidate));
        return valid === undefined ? { value, fault } : { value: valid };
      }
      const [further] = optionsOf(document, { allOf: [reduced.schema, fault.need] }, reduced.openRefs);
      reduced = further ?? reduced;
    }
  }

  function make(input: AnySchema, position: SamplePosition): unknown {
    steps += 1;
    if (steps > MAX_STEPS) throw new TooLong();
    if (!isObjectSchema(input)) return input ? 'string' : undefined;
    if (position.level > levels.all || (isRef(input) && position.openRefs.includes(input.$ref))) return undefined;
    if (isFileSchema(document, input)) return FILE_PLACEHOLDER;
    let first: unknown;
    let count = 0;
    for (const option of optionsInOrder(document, input, position)) {
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
    const sum = size + countValues(value);
    if (sum > levels.size) throw new TooLong();
    return sum;
  }

  const self: Maker = { document, direction, levels, make, isValid, grown };
  return self;
}

/**
 * Generates a value that a schema accepts, with valid examples of the contract. A request has the required fields and
 * those with an example, a response all. Optional fields end at the level that the size of the sample allows.
 *
 * @returns undefined if there is none: for the content of a file, and if required fields nest without end.
 */
export function sampleOf(
  document: Document,
  schema: AnySchema | undefined,
  direction: BodyDirection = 'response',
): unknown {
  if (!isObjectSchema(schema)) return schema ? 'string' : undefined;
  const key = isRef(schema) && Object.keys(schema).length === 1 ? schema.$ref : schema;
  const samples = samplesOf(document)[direction];
  if (!samples.has(key)) samples.set(key, sampleWithin(document, schema, direction));
  return samples.get(key);
}

/** Samples of each document by direction, and by reference or schema: error bodies are in every operation. */
const samplesOf = memoizeByObject((_: Document) => ({
  request: new Map<string | Schema, unknown>(),
  response: new Map<string | Schema, unknown>(),
}));

function sampleWithin(document: Document, schema: Schema, direction: BodyDirection): unknown {
  if (isFileSchema(document, schema)) return undefined;
  for (const levels of LEVELS) {
    try {
      const value = maker(document, direction, levels).make(schema, { openRefs: [], level: 0, variant: 0 });
      if (countValues(value) <= levels.size) return value;
    } catch (error) {
      if (!(error instanceof TooLong)) throw error;
    }
  }
  return undefined;
}

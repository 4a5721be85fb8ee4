import { memoizeByObject } from '../../lib/memoize';
import { type AnySchema, type Document, isObjectSchema, type Schema } from '../document';
import { isRef } from '../pointer';
import type { BodyDirection } from '../validate/fault';
import { maker } from './maker';
import { isFileSchema } from './shape';
import { countValues, LEVELS, TooLong } from './size';

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

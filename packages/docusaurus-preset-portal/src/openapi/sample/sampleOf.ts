import type { AnySchema, Document, Schema } from '../document';
import { isRef } from '../pointer';
import { isObjectSchema } from '../read/schemaPosition';
import type { BodyDirection } from '../validate/schemaFault';
import { maker } from './maker';
import { isFileSchema } from './shape';
import { countValues, LEVELS, TooLong } from './size';

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
  direction: BodyDirection = 'response',
): unknown {
  if (!isObjectSchema(schema)) return schema ? 'string' : undefined;
  const key = isRef(schema) && Object.keys(schema).length === 1 ? schema.$ref : schema;
  const samples = samplesOf(document, direction);
  if (!samples.has(key)) samples.set(key, sampleWithin(document, schema, direction));
  return samples.get(key);
}

/** Samples of each document by direction, and by reference or schema: error bodies are in every operation. */
const cache = new WeakMap<Document, Record<BodyDirection, Map<string | Schema, unknown>>>();

function samplesOf(document: Document, direction: BodyDirection): Map<string | Schema, unknown> {
  const samples = cache.get(document) ?? { request: new Map(), response: new Map() };
  cache.set(document, samples);
  return samples[direction];
}

/** Generates a sample of the first levels that suffice. */
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

import type { AnySchema, Document, Schema } from '../document';
import type { BodyDirection } from '../validate/fault';

/** Maximum number of values in a sample with optional fields, and in one with required fields alone. */
const MAX_OPTIONAL_VALUES = 400;
export const MAX_SAMPLE_VALUES = 2_000;
const CHARACTERS_PER_VALUE = 20;
const MAX_DEPTH = 24;
/** The first levels that suffice are taken. Only the last ones cut required fields. */
export const LEVELS = [
  ...[8, 6, 5, 4, 3, 2, 1].map((optional) => ({ optional, all: MAX_DEPTH, size: MAX_OPTIONAL_VALUES })),
  { optional: 0, all: MAX_DEPTH, size: MAX_SAMPLE_VALUES },
  ...[8, 6, 4, 3, 2].map((all) => ({ optional: 0, all, size: MAX_OPTIONAL_VALUES })),
];
export interface SamplePosition {
  /** References that enclose the value. A schema inside itself ends the sample. */
  openRefs: readonly string[];
  level: number;
  /** Number of the value among those that have to differ. */
  variant: number;
}

/** Makes the values of one sample. */
export interface Maker {
  document: Document;
  direction: BodyDirection;
  levels: (typeof LEVELS)[number];
  /** Returns undefined for a value that is left out. */
  make(schema: AnySchema, position: SamplePosition): unknown;
  /** True if a value made of this schema satisfies it. */
  isValid(schema: AnySchema, value: unknown): boolean;
  /** Adds the size of a value to that of the values beside it. Throws TooLong beyond the size of the sample. */
  grown(size: number, value: unknown): number;
}

/** Ends a sample that grows too long. */
export class TooLong extends Error {}

/** Counts the values of a sample; long texts count as several. */
export function countValues(value: unknown): number {
  if (typeof value === 'string') return 1 + value.length / CHARACTERS_PER_VALUE;
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, part) => sum + countValues(part), 1);
}

/** Counts a text of the least length that a schema allows, and a list with the fewest items. */
export const leastSize = ({ minLength = 0, minItems = 0 }: Schema): number =>
  Math.max(Number(minLength) / CHARACTERS_PER_VALUE, Number(minItems));

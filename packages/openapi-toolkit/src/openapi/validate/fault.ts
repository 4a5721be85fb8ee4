import type { AnySchema, Document, Schema } from '../document';

/** Direction of a body. A request omits read-only properties, a response write-only ones. */
export type BodyDirection = 'request' | 'response';

export interface KeywordFault {
  keyword: string;
  /** JSON pointer to the part of the value; for a field that is missing or not allowed, to the field. */
  at: string;
  /** The schema with the keyword, and the part of the value. */
  schema: AnySchema;
  value: unknown;
  /** Name of a field that is missing or not allowed. */
  field?: string;
  /** A further schema that a value in this place has to satisfy. */
  need?: Schema;
  /** Names of the options of a `oneOf` that the value satisfies, if it is more than one. */
  options?: string[];
}

const OF_OBJECT = new Set(['required', 'additionalProperties', 'unevaluatedProperties']);

/** Returns the pointer to the part that a fault is about: the object of a field that is missing or not allowed. */
export const placeOf = ({ keyword, at }: KeywordFault): string =>
  OF_OBJECT.has(keyword) ? at.replace(/\/[^/]*$/, '') : at;

export interface Validation {
  document: Document;
  direction: BodyDirection;
  /** True if all faults are found, not the first alone. */
  isWhole: boolean;
  /** Returns the faults of a part of a value, which is below the value by these keys. */
  part: (schema: AnySchema, value: unknown, ...keys: (string | number)[]) => KeywordFault[];
  /** Returns the fault of a keyword at the value itself. */
  fault: (keyword: string, more?: Partial<KeywordFault>) => KeywordFault;
}

export type Faults = Generator<KeywordFault, void, void>;

import type { AnySchema, Document, Schema } from '../document';

/** Direction of a body. A request omits read-only properties, a response write-only ones. */
export type BodyDirection = 'request' | 'response';

export interface KeywordFault {
  keyword: string;
  /** JSON pointer to the part of the value. */
  at: string;
  /** A further schema that a value in this place has to satisfy. */
  need?: Schema;
  /** Names of the options of a `oneOf` that the value satisfies, if it is more than one. */
  options?: string[];
}

export interface Validation {
  document: Document;
  direction: BodyDirection;
  /** Validates a part of a value, which is below the value by these keys. */
  part: (schema: AnySchema, value: unknown, ...keys: (string | number)[]) => KeywordFault | undefined;
  /** Returns the fault of a keyword at the value itself. */
  fault: (keyword: string, need?: Schema) => KeywordFault;
}

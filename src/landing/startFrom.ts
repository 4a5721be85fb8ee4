import { exampleValues } from '../vocabulary/exampleValues';
import entries from './startFrom.json';

/** An operation that takes a value. */
export interface StartCall {
  label: string;
  /** Page of the operation. */
  to: string;
  /** Path below the host of the APIs, with the example; omitted if the call takes another value. */
  url?: string;
  /** Options of curl besides the key. */
  options?: readonly string[];
  /** Response to the example, shortened. */
  response?: unknown;
}

/** An identifier that a developer has, and the operations that take it. */
export interface StartingPoint {
  /** Fragment identifier of the entry on the page. */
  id: string;
  /** Input that values of it fill. */
  identifier: string;
  name: string;
  /** Value from the invented world. */
  example: string;
  /** Sentence of the identifier box about the example. */
  verdict: string;
  /** Abbreviations of the registers that the responses come from. */
  registers: readonly string[];
  /** Operations, most useful first. */
  calls: readonly StartCall[];
}

const entryOf = (identifier: string) => {
  const entry = entries.find((entry) => entry.identifier === identifier);
  if (!entry) throw new Error(`startFrom.json lacks "${identifier}", which src/vocabulary/exampleValues.ts has.`);
  return entry;
};

/** Starting points, the identifiers that integrators have most often first. */
export const startingPoints: readonly StartingPoint[] = exampleValues.map(({ identifier, name, value }) => ({
  ...entryOf(identifier),
  name,
  example: value,
}));

import type { Field } from './types';

/** Returns a value as a reader types it. */
export const textOf = (value: unknown): string =>
  value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value);

/** Returns the example of a field for messages. */
export const exampleText = ({ example }: Field): string =>
  Array.isArray(example) ? example.join(',') : textOf(example);

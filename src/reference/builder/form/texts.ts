import type { Field } from './types';

/** A value as a reader writes it. */
export const textOf = (value: unknown): string =>
  value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value);

/** The example of a field as messages have it. */
export const exampleText = ({ example }: Field): string =>
  Array.isArray(example) ? example.join(',') : textOf(example);

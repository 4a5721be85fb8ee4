import type { FormField } from './types';

/** True for the digits of an integer that a number cannot hold. */
export const isLongDigits = (value: unknown): boolean =>
  typeof value === 'string' && /^-?\d{16,}$/.test(value) && !Number.isSafeInteger(Number(value));

/** Returns a value as a reader types it. */
export const fieldText = (value: unknown): string =>
  value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value);

/** Returns the example of a field for messages. */
export const fieldExample = ({ example }: FormField): string =>
  Array.isArray(example) ? example.join(',') : fieldText(example);

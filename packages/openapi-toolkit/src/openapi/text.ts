import { visibleText } from '../lib/visibleText';

/** Returns the text of a contract without invisible characters and characters that reverse its direction. */
export const clean = (text: unknown): string => visibleText(asText(text));

/** Converts a value to text. Objects and arrays become JSON: only extensions can have them as text. */
const asText = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');

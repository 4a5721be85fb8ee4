import { visible } from '../visibleText';

/** Text of a contract without characters that can't be seen or that reverse the direction of text. */
export const clean = (text: unknown): string => visible(asText(text));

/** A map or a list where text is expected is shown as JSON: only extensions can have one there. */
const asText = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');

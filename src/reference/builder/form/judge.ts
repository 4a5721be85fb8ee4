import { readAs } from '../../../vocabulary/recognise/check';
import { faultOf } from './fault';
import type { Field } from './types';

/** A text as the type of the field has it; what is no such value stays text, so that the check says so. */
function typed(text: string, { type, choices }: Field): unknown {
  const chosen = choices?.find(([value]) => String(value) === text);
  if (chosen) return chosen[0];
  if (type === 'integer' && /^-?\d{1,19}$/.test(text)) return Number(text);
  if (type === 'number' && /^-?\d{1,19}(\.\d{1,19})?$/.test(text)) return Number(text);
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  if (type !== 'json') return text;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What the form finds of a text: what is wrong with it, or the value that is sent. */
export interface Judged {
  fault?: string;
  value?: unknown;
  /** What is sent instead of the text. */
  note?: string;
}

/**
 * Reads a text that a reader wrote. An identifier is sent in the form that the API takes, however it was written.
 *
 * @param missing What to say of an empty text.
 * @param example A value that would be right, for messages.
 */
export function judge(text: string, field: Field, missing: string, example: string): Judged {
  if (text === '') return { fault: missing };
  const value = typed(text, field);
  if (value === undefined) return { fault: 'The value is not JSON.' };
  const fault = faultOf(value, field, example);
  const read = field.identifier === undefined ? undefined : readAs(field.identifier, text);
  const says = read?.fault?.says;
  // The registers, and the sandbox in its own way, have numbers of persons that look mistyped.
  if (says !== undefined && fault === undefined && field.personal) return { value, note: `Sent as it is. ${says}` };
  if (says !== undefined) return { fault: fault === undefined ? says : `${fault} ${says}` };
  const other = read && typed(read.value, field);
  if (fault !== undefined && read && !faultOf(other, field))
    return { value: other, note: `Sent as ${read.value}: ${read.changes.join(', ')}.` };
  return fault === undefined ? { value } : { fault };
}

import { recognise } from '../../../vocabulary/recognise';
import { faultOf } from './fault';
import { exampleText } from './texts';
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
}

/**
 * Reads a text that a reader wrote. An identifier is sent in the form that the API takes, however it was written.
 *
 * @param missing What to say of an empty text.
 * @param hasExamples Whether the example of the field stands in messages.
 */
export function judge(text: string, field: Field, missing: string, hasExamples: boolean): Judged {
  if (text === '') return { fault: missing };
  const value = typed(text, field);
  if (value === undefined) return { fault: 'The value is not JSON.' };
  const fault = faultOf(value, field, hasExamples ? exampleText(field) : '');
  const found = field.identifier ? recognise(text).filter((one) => one.identifier === field.identifier) : [];
  const other = found.find((one) => one.isValid && !one.isPersonal && one.value !== text);
  if (fault && other && !faultOf(typed(other.value, field), field)) return { value: typed(other.value, field) };
  const wrong = found.find((one) => !one.isValid);
  if (!fault && wrong && !found.some((one) => one.isValid)) return { fault: wrong.verdict };
  return fault ? { fault } : { value };
}

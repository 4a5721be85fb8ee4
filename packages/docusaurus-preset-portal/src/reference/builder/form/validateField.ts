import { readAs } from 'docusaurus-preset-portal/content';
import { attempt } from 'openapi-toolkit';
import { faultOf } from './fault';
import { isLongDigits } from './texts';
import type { FormField } from './types';

/** Converts a text to the type of the field. What can't be converted stays text, so that validation reports it. */
function convert(text: string, { type, choices }: FormField): unknown {
  const choice = choices?.find(([value]) => String(value) === text);
  if (choice) return choice[0];
  if (type === 'integer' && /^-?\d{1,20}$/.test(text)) return isLongDigits(text) ? text : Number(text);
  if (type === 'number' && /^-?\d{1,19}(\.\d{1,19})?$/.test(text)) return Number(text);
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return type === 'json' ? attempt(() => JSON.parse(text), undefined) : text;
}

/** Result of validating a text. A value with an error is sent, too, so that a reader sees how the API refuses it. */
export interface ValidationResult {
  fault?: string;
  /** Value to send; undefined for an empty text. */
  value?: unknown;
  /** Value that is sent instead of the text. */
  note?: string;
}

/** Validates a text that a reader typed; normalises identifiers. `missing` is the message for an empty text. */
export function validateField(text: string, field: FormField, missing: string, example: string): ValidationResult {
  if (text === '') return { fault: missing };
  const value = convert(text, field);
  if (value === undefined) return { fault: 'The value is not JSON.', value: text };
  const fault = faultOf(value, field, example);
  const identifier = field.identifier === undefined ? undefined : readAs(field.identifier, text);
  const identifierFault = identifier?.fault?.says;
  // Some valid person numbers fail the checksum: for these the message is a warning.
  if (identifierFault !== undefined && fault === undefined && field.personal)
    return { value, note: `Sent as it is. ${identifierFault}` };
  if (identifierFault !== undefined)
    return { fault: fault === undefined ? identifierFault : `${fault} ${identifierFault}`, value };
  const normalised = identifier && convert(identifier.value, field);
  if (fault !== undefined && identifier && !faultOf(normalised, field))
    return { value: normalised, note: `Sent as ${identifier.value}: ${identifier.changes.join(', ')}.` };
  return { value, ...(fault !== undefined && { fault }) };
}

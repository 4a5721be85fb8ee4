import { type Document, explainFault, schemaFault } from 'openapi-toolkit';
import { isLongDigits } from './texts';
import type { FormField } from './types';

/** The limits of a field refer to no other schema. */
const NO_CONTRACT: Document = { openapi: '3.1.0', info: { title: '', version: '' }, paths: {} };

/** Returns the error of a value, as the sandbox finds and words it. Items of a list have their own fields. */
export function faultOf(value: unknown, field: FormField, example = ''): string | undefined {
  const { type, choices, nullable, patterns = [], required: _, ...limits } = field;
  if (value === null && nullable) return undefined;
  const schema = {
    ...limits,
    type: nullable ? [type, 'null'] : type,
    enum: choices?.map(([choice]) => choice),
    allOf: patterns.map((pattern) => ({ pattern })),
  };
  const tested = type === 'integer' && isLongDigits(value) ? Number(value) : value;
  const fault = schemaFault(NO_CONTRACT, schema, tested, 'request');
  return fault && explainFault(fault, example);
}

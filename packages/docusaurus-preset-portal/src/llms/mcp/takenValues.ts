import { readAs } from 'docusaurus-preset-portal/content';
import { ownValue } from '../../lib/ownValue';
import type { SchemaNode } from '../../openapi/model';
import { faultsOf } from './faults';
import type { KnownOperation } from './knowledge';

/** Parses a text that is a number or a boolean, because queries send both as text. */
function parseScalar(text: string): unknown {
  if (!/^(?:-?\d{1,15}(?:\.\d+)?|true|false)$/.test(text)) return text;
  return JSON.parse(text.replace(/^(-?)0+(?=\d)/, '$1'));
}

/** Returns the forms in which an operation may take a value: a list, or the value, its other type, an identifier. */
function formsOf(value: unknown, { type, identifier = '' }: Pick<SchemaNode, 'type' | 'identifier'>): unknown[] {
  if (typeof value !== 'string' && typeof value !== 'number') return [value];
  const text = String(value);
  return type.startsWith('array')
    ? [text.split(/\s*,\s*/), [value]]
    : [value, parseScalar(text), readAs(identifier, text)?.value ?? text];
}

/** Returns the values of parameters in the form that the contract takes; a wrong value in the first form. */
export const takenValues = (
  { parameters, schemas }: KnownOperation,
  given: Record<string, unknown>,
  document: object,
): Record<string, unknown> =>
  Object.fromEntries(
    parameters.flatMap(({ schema }) => {
      const { name } = schema;
      if (!Object.hasOwn(given, name)) return [];
      const fits = (value: unknown) => faultsOf(name, value, ownValue(schemas, name), document).length === 0;
      const forms = formsOf(given[name], schema);
      return [[name, forms.find(fits) ?? forms[0]]];
    }),
  );

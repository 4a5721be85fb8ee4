import type { SchemaNode } from '../../openapi/model';
import { exampleAt, shortJson } from '../types/values';
import { examplesOf, useSchemaContext } from './SchemaContext';

interface FieldExample {
  /** The value as JSON. */
  text?: string;
  /** The value is from this position. Examples of the schema are from another one. */
  isOwn: boolean;
}

/**
 * Returns the value of a field from the examples of its page. A field whose children are shown has no value of its own.
 * A field without a value in the examples uses the examples of its schema, unless the schema is shared.
 *
 * @param isUse The field is a use of a shared type.
 */
export function useExample(node: SchemaNode, isUse: boolean): FieldExample {
  const { examples, inType } = useSchemaContext();
  const isSpreadOut = !isUse && (node.children.length > 0 || node.variants.length > 0);
  // An example of a boolean is not informative.
  if (isSpreadOut || node.path === '' || node.type === 'boolean')
    return { isOwn: inType !== undefined || node.type === 'boolean' };
  const { uses } = inType ?? {};
  const base = uses?.[0].base ?? '';
  const rest = node.path.slice(base.length);
  const value = uses
    ? uses
        .map((use) => exampleAt(examplesOf(use.media), use.base + rest))
        .find((one) => one !== undefined && one !== null)
    : exampleAt(examples, node.path);
  if (value === undefined || value === null) return { isOwn: inType !== undefined };
  return { text: shortJson(value), isOwn: true };
}

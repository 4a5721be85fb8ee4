import type { SchemaNode } from '../../openapi/model';
import { exampleAt, shortJson } from '../types/values';
import { examplesOf, useReading } from './Reading';

interface Shown {
  /** The value as JSON. */
  shown?: string;
  /** Examples of the schema do not count: they are of another place. */
  isOwn: boolean;
}

/**
 * The value of a field in the examples of its page. What is shown field by field has none of its own, and a field that
 * no example has a value for keeps the examples of its schema, unless the schema is shared.
 *
 * @param isUse The field is a use of a shared type.
 */
export function useExample(node: SchemaNode, isUse: boolean): Shown {
  const { examples, inType } = useReading();
  const isSpreadOut = !isUse && (node.children.length > 0 || node.variants.length > 0);
  // Either of two values tells nothing.
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
  return { shown: shortJson(value), isOwn: true };
}

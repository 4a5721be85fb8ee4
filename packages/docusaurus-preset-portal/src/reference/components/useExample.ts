import type { SchemaNode, Variants } from '../../openapi/model';
import { isValueOf, takesBranch } from '../types/branches';
import { shortJson, valuesAtPath } from '../types/values';
import { examplesOf, useSchemaContext } from './SchemaContext';

interface FieldExample {
  text?: string;
  /** The value is from this position. Examples of the schema are from another one. */
  isOwn: boolean;
}

/** Returns all values at a path in the examples around: of an alternative, of a shared type, or of the body. */
function useValues(path: string): unknown[] {
  const { examples, base, inType } = useSchemaContext();
  if (!inType || base !== undefined) return valuesAtPath(examples, path.slice(base?.length));
  const rest = path.slice(inType.uses[0].base.length);
  return inType.uses.flatMap((use) => valuesAtPath(examplesOf(use.media), use.base + rest));
}

/** Returns the values that took each alternative of a list. */
export function useBranches(list: Variants): unknown[][] {
  const values = useValues(list.options[0]?.path ?? '');
  return list.options.map((option) => values.filter((value) => takesBranch(list, option, value)));
}

/**
 * Returns the value of a field from the examples of its page, unless its children are shown. A field without one uses
 * the examples of its schema, if the schema is not shared. If `isUse`, the field is a use of a shared type.
 */
export function useExample(node: SchemaNode, isUse: boolean): FieldExample {
  const { inType } = useSchemaContext();
  const value = useValues(node.path).find((one) => one !== null && isValueOf(node, one));
  const isSpreadOut = !isUse && (node.children.length > 0 || node.variants.length > 0);
  // An example of a boolean is not informative.
  if (isSpreadOut || node.path === '' || node.type === 'boolean')
    return { isOwn: inType !== undefined || node.type === 'boolean' };
  return value === undefined ? { isOwn: inType !== undefined } : { text: shortJson(value), isOwn: true };
}

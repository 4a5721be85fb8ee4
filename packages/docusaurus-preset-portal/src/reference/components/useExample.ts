import { type SchemaNode, shortJson, type Variants, valuesAtPath } from 'openapi-toolkit';
import { examplesOf, useSchemaContext } from './SchemaContext';

/** Words of types that pages write, by the types of their values. */
const TYPE_WORDS: Record<string, RegExp> = {
  string: /^(?:string|date|date-time|time|duration)\b/,
  number: /^(?:number|integer)\b/,
  boolean: /^boolean\b/,
  array: /^array\b/,
  object: /^(?:object|no further fields)\b/,
};

/** Types in words that say nothing about a value. */
const ANY = /^(?:any|one of)\b/;

const hasType = (type: string, value: unknown): boolean =>
  type
    .split(' or ')
    .some((words) => ANY.test(words) || TYPE_WORDS[Array.isArray(value) ? 'array' : typeof value]?.test(words));

/** Returns the text of a value as in the list of allowed values. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** True if a value has the type, the constant and one of the allowed values of a field. The fields below are not read. */
export function isValueOf(node: SchemaNode, value: unknown): boolean {
  if (value === null) return node.nullable || node.type === 'null' || node.const === 'null';
  if (!hasType(node.type, value)) return false;
  if (node.const !== undefined && JSON.stringify(value) !== node.const) return false;
  const allowed = new Set(node.enum.map((enumValue) => enumValue.value));
  return allowed.size === 0 || [value].flat().every((item) => item === null || allowed.has(textOf(item)));
}

/** True if a value has the shape of an alternative: its required fields, and fields with values that it allows. */
function hasShapeOf(node: SchemaNode, value: unknown): boolean {
  if (!isValueOf(node, value)) return false;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return true;
  return node.children
    .filter(({ role }) => role === 'property')
    .every(({ name, required, ...child }) =>
      Object.hasOwn(value, name)
        ? isValueOf({ name, required, ...child }, (value as Record<string, unknown>)[name])
        : !required || child.writeOnly || child.readOnly,
    );
}

/** Returns the name of the alternative that the discriminator of a value selects; undefined if it selects none. */
function selectedBy({ discriminator, mapping, options }: Variants, value: unknown): string | undefined {
  const tag = (value as Record<string, unknown> | null)?.[discriminator ?? ''];
  if (typeof tag !== 'string') return undefined;
  const schemaOf = (name: string) => mapping?.find((item) => item.value === name)?.name ?? name;
  return options.find(({ name }) => schemaOf(name) === schemaOf(tag))?.name;
}

/** True if an example took an alternative: that of its discriminator, else one whose shape it has. */
function takesBranch(list: Variants, option: SchemaNode, value: unknown): boolean {
  const selected = selectedBy(list, value);
  return selected === undefined ? hasShapeOf(option, value) : selected === option.name;
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
 * the examples of its schema, unless the schema is shared (`isOwn`). `isUse`: the field is a use of a shared type.
 */
export function useExample(node: SchemaNode, isUse: boolean): { text?: string; isOwn: boolean } {
  const { inType } = useSchemaContext();
  const value = useValues(node.path).find((item) => item !== null && isValueOf(node, item));
  const isSpreadOut = !isUse && (node.children.length > 0 || node.variants.length > 0);
  // An example of a boolean is not informative.
  if (isSpreadOut || node.path === '' || node.type === 'boolean')
    return { isOwn: inType !== undefined || node.type === 'boolean' };
  return value === undefined ? { isOwn: inType !== undefined } : { text: shortJson(value), isOwn: true };
}

import { type AnySchema, isObjectSchema, type Schema } from '../document';
import type { SchemaNode, Variants } from '../model';
import { clean } from '../text';
import type { Merged } from './mergeAllOf';
import type { SchemaContext } from './pageContext';
import { oneOfWords, typeWords } from './typeWords';
import { optionNames, readVariants } from './variants';

/** Reads the properties, patterns, map values and tuple positions of a schema, in this order. */
function readChildren(schema: Schema, { anchor, path, enclosing, needed, read }: SchemaContext): SchemaNode[] {
  const isRequired = (name: string) => Boolean(schema.required?.includes(name) || needed?.includes(name));
  const child = (value: AnySchema, name: string, role: SchemaNode['role'], step: string) =>
    read(value, {
      name: clean(name),
      parent: anchor,
      path: clean(path === '' ? step.replace(/^\./, '') : path + step),
      role,
      required: role === 'property' && isRequired(name),
      enclosing,
    });
  const { properties = {}, patternProperties = {}, propertyNames, prefixItems = [], contentSchema } = schema;
  const { additionalProperties, unevaluatedProperties = additionalProperties } = schema;
  const others = additionalProperties ?? unevaluatedProperties;
  const keyName = (isObjectSchema(propertyNames) && propertyNames.title) || 'key';
  return [
    ...Object.entries(properties).map(([name, value]) => child(value, name, 'property', `.${name}`)),
    ...Object.entries(patternProperties).map(([name, value]) => child(value, name, 'pattern', '.*')),
    ...(isObjectSchema(others as AnySchema) ? [child(others as AnySchema, keyName, 'map', '.*')] : []),
    ...(isObjectSchema(contentSchema as AnySchema | undefined)
      ? [child(contentSchema as Schema, `as ${schema.contentMediaType ?? 'data'}`, 'item', '.*')]
      : []),
    ...prefixItems.map((value, index) => child(value, `[${index}]`, 'item', `[${index}]`)),
  ];
}

/** Facts about the items of an array, shown as facts of the array: `each item: …`. */
export type ItemFacts = Pick<
  SchemaNode,
  'title' | 'description' | 'about' | 'constraints' | 'enum' | 'examples' | 'notes' | 'seeAnchor' | 'shape'
>;

export interface Parts {
  type: string;
  children: SchemaNode[];
  variants: Variants[];
  itemFacts: ItemFacts;
}

const NO_FACTS: ItemFacts = { constraints: [], enum: [], examples: [], notes: [] };

/** Returns the type in words: its own, or else the names of its alternatives. */
export function choiceWords(type: string, choices: readonly string[][]): string {
  const [only, ...others] = choices;
  return (type === 'any' && only && others.length === 0 ? oneOfWords(only) : undefined) ?? type;
}

/** Returns the parts of a schema that the page shows elsewhere. */
export const noParts = ({ schema, choices }: Merged): Parts => ({
  type: choiceWords(typeWords(schema), choices.map(optionNames)),
  children: [],
  variants: [],
  itemFacts: NO_FACTS,
});

function factsOf(item: SchemaNode, ofArray: string | undefined): ItemFacts {
  const { title, description, about, nullable, const: only, default: usual, seeAnchor, shape } = item;
  return {
    // An array without a title takes the title of its items.
    ...(ofArray ? {} : { title }),
    description,
    about,
    constraints: item.constraints.map((text) => `each ${text}`),
    enum: item.enum,
    examples: item.examples.map((value) => `[${value}]`),
    notes: [
      ...(nullable ? [{ name: 'each item', value: 'may be null' }] : []),
      ...(only ? [{ name: 'each item', value: only }] : []),
      ...(usual ? [{ name: 'each item: default', value: usual }] : []),
      ...(title && ofArray && title !== ofArray ? [{ name: 'each item:', value: title }] : []),
      ...item.notes.map((note) => ({ ...note, name: `each item: ${note.name}` })),
    ],
    seeAnchor,
    shape,
  };
}

/** Reads the parts of a schema. An array has the parts of its items, which are not shown as a separate level. */
export function readParts(merged: Merged, context: SchemaContext): Parts {
  const { schema } = merged;
  const children = readChildren(schema, context);
  const variants = readVariants(merged, context);
  if (!isObjectSchema(schema.items)) return { type: typeWords(schema), children, variants, itemFacts: NO_FACTS };
  const { anchor, path, enclosing, read } = context;
  const item = read(schema.items, {
    name: '',
    parent: anchor,
    path: `${path}[]`,
    role: 'root',
    required: true,
    enclosing,
  });
  return {
    type: typeWords(schema, item.type),
    children: [...children, ...item.children],
    variants: [...variants, ...item.variants],
    itemFacts: factsOf(item, schema.title),
  };
}

import type { SchemaNode, Variants } from '../model';
import { anchor, NODE_BUDGET, type PageContext } from './context';
import { otherExtensions, readLabel, readPersonalData, readSource, readText } from './extensions';
import { clean, inlineMarkdown, markdown } from './markdown';
import { type Merged, mergeAllOf } from './mergeAllOf';
import type { Schema } from './openapi';
import { isRef, refName } from './resolve';
import { constraints, jsonText, typeWords } from './words';

/** Where a schema stands: its name, address and JSON path, and the references it is inside of. */
export interface Place {
  name: string;
  parent: string;
  path: string;
  role: SchemaNode['role'];
  required?: boolean;
  inside?: readonly { ref: string; anchor: string }[];
}

type Stack = readonly { ref: string; anchor: string }[];

const KNOWN = new Set(
  `$ref type title description format nullable enum const default example examples properties patternProperties
  additionalProperties required items prefixItems allOf oneOf anyOf not discriminator readOnly writeOnly deprecated
  minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength pattern minItems maxItems uniqueItems
  minProperties maxProperties contentEncoding contentMediaType $schema $id $anchor $defs $comment`.split(/\s+/),
);

/** Keywords without a place of their own (`if`, `contains`, `xml`, …), as JSON: nothing is left out. */
function otherKeywords(schema: Schema) {
  const keywords = Object.entries(schema)
    .filter(([key, value]) => !KNOWN.has(key) && !key.startsWith('x-') && value !== undefined)
    .map(([key, value]) => ({ name: key, value: clean(jsonText(value)) }));
  const closed = schema.additionalProperties === false && !schema.properties;
  return [
    ...keywords,
    ...(closed ? [{ name: 'additionalProperties', value: 'false' }] : []),
    ...otherExtensions(schema),
  ];
}

function enumValues(schema: Schema): SchemaNode['enum'] {
  const meanings = (schema['x-enumDescriptions'] ?? schema['x-enum-descriptions']) as
    | Record<string, unknown>
    | undefined;
  return (schema.enum ?? [])
    .filter((value) => value !== null)
    .map((value, index) => ({
      value: clean(typeof value === 'string' ? value : jsonText(value)),
      description: inlineMarkdown(Array.isArray(meanings) ? meanings[index] : meanings?.[String(value)]),
    }));
}

function exampleTexts(schema: Schema): string[] {
  const listed = Array.isArray(schema.examples) ? schema.examples : [];
  const all = schema.example === undefined ? listed : [schema.example, ...listed];
  return all.filter((value) => value !== undefined).map((value) => clean(jsonText(value)));
}

const isNull = (option: Schema | boolean) => typeof option === 'object' && option.type === 'null';

/** `anyOf: [X, {type: null}]` is "X or null", not a choice between shapes. */
function unwrapNullable(context: PageContext, merged: Merged): Merged & { nullable: boolean } {
  let nullable = merged.schema.nullable === true || [merged.schema.type].flat().includes('null');
  let schema = merged.schema;
  const choices: Merged['choices'] = [];
  for (const choice of merged.choices) {
    const options = choice.options.filter((option) => !isNull(option));
    const only = options[0];
    if (options.length < choice.options.length) nullable = true;
    if (options.length === 1 && typeof only === 'object') {
      const inner = mergeAllOf(context.document, { allOf: [schema, only] });
      schema = inner.schema;
      choices.push(...inner.choices);
    } else if (options.length > 0) choices.push({ ...choice, options });
  }
  return { schema, choices, nullable };
}

function variantName(option: Schema | boolean, mapping: Record<string, string> | undefined, index: number): string {
  if (typeof option === 'boolean') return option ? 'anything' : 'nothing';
  const mapped =
    isRef(option) && Object.entries(mapping ?? {}).find(([, ref]) => refName(ref) === refName(option.$ref));
  if (mapped) return mapped[0];
  if (option.title) return option.title;
  if (isRef(option)) return refName(option.$ref);
  const words = typeWords(option);
  return words === 'any' ? `option ${index + 1}` : words;
}

function readVariants(context: PageContext, merged: Merged, at: string, path: string, inside: Stack): Variants[] {
  const lists: {
    keyword: Variants['keyword'];
    options: (Schema | boolean)[];
    discriminator?: Schema['discriminator'];
  }[] = [
    ...merged.choices,
    ...(merged.schema.not === undefined ? [] : [{ keyword: 'not' as const, options: [merged.schema.not] }]),
  ];
  return lists.map(({ keyword, options, discriminator }) => ({
    keyword,
    discriminator: discriminator && clean(discriminator.propertyName),
    options: options.map((option, index) =>
      readSchema(context, option, {
        name: clean(variantName(option, discriminator?.mapping, index)),
        parent: at,
        path,
        role: 'variant',
        inside,
      }),
    ),
  }));
}

/** Properties, patterns, map values and tuple positions below a schema. */
function readChildren(context: PageContext, schema: Schema, at: string, path: string, inside: Stack): SchemaNode[] {
  const child = (value: Schema | boolean, name: string, role: SchemaNode['role'], step: string) =>
    readSchema(context, value, {
      name: clean(name),
      parent: at,
      path: clean(path === '' ? step.replace(/^\./, '') : path + step),
      role,
      required: role === 'property' && schema.required?.includes(name),
      inside,
    });
  const {
    properties = {},
    patternProperties = {},
    additionalProperties: rest,
    propertyNames,
    prefixItems = [],
  } = schema;
  const keyName = typeof propertyNames === 'object' && propertyNames.title ? propertyNames.title : 'key';
  return [
    ...Object.entries(properties).map(([name, value]) => child(value, name, 'property', `.${name}`)),
    ...Object.entries(patternProperties).map(([name, value]) => child(value, name, 'pattern', '.*')),
    ...(typeof rest === 'object' ? [child(rest, keyName, 'map', '.*')] : []),
    ...prefixItems.map((value, index) => child(value, `[${index}]`, 'item', `[${index}]`)),
  ];
}

interface Below {
  type: string;
  children: SchemaNode[];
  variants: Variants[];
  /** Facts of array items that are not objects: `each item: exactly 8 characters`. */
  itemFacts: { constraints: string[]; enum: SchemaNode['enum']; notes: SchemaNode['notes']; seeAnchor?: string };
}

const NO_FACTS: Below['itemFacts'] = { constraints: [], enum: [], notes: [] };

function readBelow(context: PageContext, merged: Merged, at: string, path: string, inside: Stack): Below {
  const { schema } = merged;
  const own = {
    children: readChildren(context, schema, at, path, inside),
    variants: readVariants(context, merged, at, path, inside),
  };
  if (typeof schema.items !== 'object') return { type: typeWords(schema), ...own, itemFacts: NO_FACTS };
  const item = readSchema(context, schema.items, {
    name: '',
    parent: at,
    path: `${path}[]`,
    role: 'root',
    inside,
    required: true,
  });
  const types = typeWords({ ...schema, items: { type: item.type === 'any' ? undefined : 'object' } });
  return {
    type: types.replace('array of objects', `array of ${pluralType(item.type)}`).replace(/^array of anys$/, 'array'),
    children: [...own.children, ...item.children],
    variants: [...own.variants, ...item.variants],
    itemFacts: {
      constraints: item.constraints.map((text) => `each ${text}`),
      enum: item.enum,
      notes: [
        ...(item.nullable ? [{ name: 'each item', value: 'may be null' }] : []),
        ...(item.const ? [{ name: 'each item', value: item.const }] : []),
        ...item.notes.map((note) => ({ name: `each item: ${note.name}`, value: note.value })),
      ],
      seeAnchor: item.seeAnchor,
    },
  };
}

const pluralType = (type: string) => (type === 'any' ? 'any values' : type.replace(/^([\w-]+)/, '$1s'));

function describe(merged: Merged, context: PageContext): string | undefined {
  const { schema } = merged;
  const own = markdown(schema.description);
  const { items } = schema;
  const itemText = typeof items === 'object' ? mergeAllOf(context.document, items).schema.description : undefined;
  return (
    [own, markdown(itemText === schema.description ? undefined : itemText)].filter(Boolean).join('\n') || undefined
  );
}

/** A schema already open around this place, or spread out elsewhere on a page that has grown too long. */
function seenAt(context: PageContext, ref: string | undefined, inside: Stack): string | undefined {
  if (!ref) return undefined;
  return (
    inside.find((one) => one.ref === ref)?.anchor ?? (context.nodes > NODE_BUDGET ? context.shown.get(ref) : undefined)
  );
}

/** The reference a schema is, straight or as the only part besides null. */
function soleRef(schema: Schema): string | undefined {
  if (isRef(schema)) return schema.$ref;
  const parts = (schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []).filter((option) => !isNull(option));
  const only = parts.length === 1 ? parts[0] : undefined;
  return typeof only === 'object' && isRef(only) ? only.$ref : undefined;
}

/**
 * Reads a schema into the tree a page shows: references followed, `allOf`
 * merged, "or null" told from real alternatives, recursion cut with a link.
 */
export function readSchema(context: PageContext, input: Schema | boolean, place: Place): SchemaNode {
  context.nodes += 1;
  const inside = place.inside ?? [];
  const schemaObject: Schema = typeof input === 'boolean' ? { title: input ? 'any value' : 'no value' } : input;
  const at =
    place.role === 'root' && place.name === '' && place.parent !== '' && place.inside
      ? place.parent
      : anchor(context, place.parent, place.name);
  const ref = soleRef(schemaObject);
  const merged = unwrapNullable(context, mergeAllOf(context.document, schemaObject));
  const { schema, nullable } = merged;
  const seeAnchor = seenAt(context, ref, inside);
  if (ref && !seeAnchor && !context.shown.has(ref)) context.shown.set(ref, at);
  const below = seeAnchor
    ? { type: typeWords(schema), children: [], variants: [], itemFacts: NO_FACTS }
    : readBelow(context, merged, at, place.path, ref ? [...inside, { ref, anchor: at }] : inside);
  const facts = below.itemFacts;
  return {
    name: place.name,
    anchor: at,
    role: place.role,
    path: place.path,
    type: typeof input === 'boolean' ? (input ? 'any' : 'nothing') : below.type,
    required: place.required === true,
    nullable,
    deprecated: schema.deprecated === true,
    readOnly: schema.readOnly === true,
    writeOnly: schema.writeOnly === true,
    title: schema.title === undefined ? undefined : clean(schema.title),
    description: describe(merged, context),
    label: readLabel(schema['x-label']),
    unit: readText(schema['x-unit']),
    source: readSource(schema['x-source']),
    identifier: readText(schema['x-identifier']),
    personalData: readPersonalData(schema['x-personal-data']),
    constraints: [...constraints(schema).map(clean), ...facts.constraints],
    enum: [...enumValues(schema), ...facts.enum],
    default: schema.default === undefined ? undefined : clean(jsonText(schema.default)),
    const: schema.const === undefined ? undefined : clean(jsonText(schema.const)),
    examples: exampleTexts(schema),
    children: below.children,
    variants: below.variants,
    seeAnchor: seeAnchor ?? facts.seeAnchor,
    notes: [...otherKeywords(schema), ...facts.notes],
  };
}

import { clean } from './markdown';
import type { Merged } from './mergeAllOf';
import type { SchemaNode, Variants } from './model';
import type { Schema } from './openapi';
import { isRef, refName } from './resolve';
import { typeWords } from './words';

/** The references a schema stands inside of, each with where it is spread out. */
export type Inside = readonly { ref: string; anchor: string }[];

/** Where a schema stands: its name, address and JSON path, and the references it is inside of. */
export interface Place {
  name: string;
  parent: string;
  path: string;
  role: SchemaNode['role'];
  required?: boolean;
  inside?: Inside;
}

/** The schema whose parts are read, and what reads them. */
interface Here {
  at: string;
  path: string;
  inside: Inside;
  read: (schema: Schema | boolean, place: Place) => SchemaNode;
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

/** The alternatives a schema names: `oneOf`, `anyOf`, `not`. */
function readVariants(merged: Merged, { at, path, inside, read }: Here): Variants[] {
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
      read(option, {
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
function readChildren(schema: Schema, { at, path, inside, read }: Here): SchemaNode[] {
  const child = (value: Schema | boolean, name: string, role: SchemaNode['role'], step: string) =>
    read(value, {
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

/** What stands below a schema on its page. */
export interface Below {
  type: string;
  children: SchemaNode[];
  variants: Variants[];
  /** Facts of array items that are not objects: `each item: exactly 8 characters`. */
  itemFacts: { constraints: string[]; enum: SchemaNode['enum']; notes: SchemaNode['notes']; seeAnchor?: string };
}

export const NO_FACTS: Below['itemFacts'] = { constraints: [], enum: [], notes: [] };

/** Reads properties, alternatives and items of a schema. */
export function readBelow(merged: Merged, here: Here): Below {
  const { schema } = merged;
  const own = {
    children: readChildren(schema, here),
    variants: readVariants(merged, here),
  };
  if (typeof schema.items !== 'object') return { type: typeWords(schema), ...own, itemFacts: NO_FACTS };
  const { at, path, inside, read } = here;
  const item = read(schema.items, { name: '', parent: at, path: `${path}[]`, role: 'root', inside, required: true });
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

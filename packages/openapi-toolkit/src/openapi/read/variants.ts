import { memoizeByObject } from '../../lib/memoize';
import type { AnySchema, Document, Schema } from '../document';
import type { Variants } from '../model';
import { isRef, refName } from '../pointer';
import { clean } from '../text';
import { conditionsOf, isRequiredOnly, requiredInWords } from './conditions';
import type { Merged } from './mergeAllOf';
import type { EnclosingRefs, SchemaContext } from './pageContext';
import { mappedKey, mappedName, subtypesOf } from './subtypes';
import { typeWords } from './typeWords';

type Mapping = Record<string, string>;

type Discriminator = { mapping?: Mapping; defaultMapping?: string };

/** Returns the values of the discriminator with the names of their schemas; undefined without a mapping. Cached. */
export const mappingOf = memoizeByObject(({ mapping = {}, defaultMapping }: Discriminator): Variants['mapping'] => {
  const values = Object.entries(mapping).map(([value, ref]) => ({ value: clean(value), name: clean(mappedName(ref)) }));
  const other = defaultMapping === undefined ? [] : [{ value: 'any other', name: clean(mappedName(defaultMapping)) }];
  return values.length + other.length > 0 ? [...values, ...other] : undefined;
});

function variantName(option: AnySchema, mapping: Mapping | undefined, index: number): string {
  if (typeof option === 'boolean') return option ? 'anything' : 'nothing';
  if (isRef(option)) {
    const name = refName(option.$ref);
    return mappedKey(mapping, name) ?? name;
  }
  if (option.title) return option.title;
  const words = typeWords(option);
  return words === 'any' ? `option ${index + 1}` : words;
}

/** Returns the names of all alternatives of a choice. */
export const optionNames = ({ options, discriminator }: Pick<Choice, 'options' | 'discriminator'>): string[] =>
  options.map((option, index) => clean(variantName(option, discriminator?.mapping, index)));

interface Choice {
  keyword: Variants['keyword'];
  options: readonly AnySchema[];
  discriminator?: Schema['discriminator'];
  /** Reference to the schema that all options extend. */
  base?: string;
}

function subtypes({ schema }: Merged, document: Document, ref: string | undefined, enclosing: EnclosingRefs): Choice[] {
  const names = subtypesOf(document, ref).filter((heir) => !enclosing.some((outer) => outer.ref === heir));
  const isHeir = enclosing.some((outer) => outer.ref !== ref && subtypesOf(document, outer.ref).includes(ref ?? ''));
  if (names.length === 0 || isHeir) return [];
  const options = names.map(($ref) => ({ $ref }));
  return [{ keyword: 'subtypes', options, discriminator: schema.discriminator, base: ref }];
}

/** Reads `oneOf` and `anyOf`, then `not`, then conditions. A base without them has its subtypes. */
export function readVariants(
  merged: Merged,
  { document, ref, anchor, path, enclosing, needed: outer = [], read }: SchemaContext,
): Variants[] {
  const { schema } = merged;
  const { choices } = requiredInWords(merged);
  const not: Choice[] =
    schema.not === undefined || isRequiredOnly(schema.not) ? [] : [{ keyword: 'not', options: [schema.not] }];
  const needed = [...outer, ...(schema.required ?? [])];
  const heirs = choices.length > 0 ? [] : subtypes(merged, document, ref, enclosing);
  const conditions = conditionsOf(merged.conditional).conditions.map(({ words: name, schema: option }) =>
    read(option, { name, parent: anchor, path, role: 'variant', enclosing, needed }),
  );
  const alternatives = [...choices, ...heirs, ...not].map(({ keyword, options, discriminator, base }: Choice) => {
    const names = optionNames({ options, discriminator });
    return {
      keyword,
      discriminator: discriminator && clean(discriminator.propertyName),
      ...(discriminator && mappingOf(discriminator) && { mapping: mappingOf(discriminator) }),
      options: options.map((option, index) =>
        read(option, {
          name: names[index] ?? '',
          parent: anchor,
          path,
          role: 'variant',
          enclosing,
          ...(keyword !== 'not' && needed.length > 0 && { needed }),
          ...(base && { base }),
        }),
      ),
    };
  });
  return [...alternatives, ...(conditions.length > 0 ? [{ keyword: 'if' as const, options: conditions }] : [])];
}

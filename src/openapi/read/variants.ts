import type { AnySchema } from '../document';
import type { Variants } from '../model';
import { isRef, refName } from '../pointer';
import { clean } from '../text';
import type { Merged } from './mergeAllOf';
import type { Around } from './place';
import { typeWords } from './typeWords';

/** Name of an alternative: from the discriminator, its title, its component, or its type. */
function variantName(option: AnySchema, mapping: Record<string, string> = {}, index: number): string {
  if (typeof option === 'boolean') return option ? 'anything' : 'nothing';
  const { title } = option;
  if (isRef(option)) {
    const name = refName(option.$ref);
    const mapped = Object.entries(mapping).find(([, ref]) => refName(ref) === name);
    return mapped?.[0] ?? (title || name);
  }
  if (title) return title;
  const words = typeWords(option);
  return words === 'any' ? `option ${index + 1}` : words;
}

/** Reads the alternatives a schema names: `oneOf` and `anyOf`, then `not`. */
export function readVariants({ schema, choices }: Merged, { anchor, path, inside, read }: Around): Variants[] {
  const not: { keyword: Variants['keyword']; options: AnySchema[]; discriminator?: undefined }[] =
    schema.not === undefined ? [] : [{ keyword: 'not', options: [schema.not] }];
  return [...choices, ...not].map(({ keyword, options, discriminator }) => ({
    keyword,
    discriminator: discriminator && clean(discriminator.propertyName),
    options: options.map((option, index) =>
      read(option, {
        name: clean(variantName(option, discriminator?.mapping, index)),
        parent: anchor,
        path,
        role: 'variant',
        inside,
      }),
    ),
  }));
}

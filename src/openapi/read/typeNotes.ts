import type { Schema } from '../document';
import type { Note, Variants } from '../model';
import { isRef, refName } from '../pointer';
import { clean } from '../text';
import { unsaidExtensions } from './extensions';
import { mergeAllOf } from './mergeAllOf';
import type { PageContext } from './pageContext';
import { isObjectSchema } from './place';
import { mappingOf } from './variants';

/** References of an `allOf` with further parts: the schema is these, and more. */
export const includedIn = ({ $ref, allOf = [] }: Schema): string[] =>
  $ref === undefined ? allOf.flatMap((part) => (isObjectSchema(part) && isRef(part) ? [part.$ref] : [])) : [];

/** Parts of an `allOf` that stand around it. */
export const includesNotes = (refs: readonly string[]): Note[] =>
  refs.map((ref) => ({ name: 'includes', value: `${clean(refName(ref))}, shown above` }));

/** Title and extensions of a named schema where the place has words of its own instead. */
export function typeNotes(
  { document }: PageContext,
  { ref, title }: { ref: string; title: string | undefined },
  shown: Schema,
): Note[] {
  return [
    ...(title && shown.title && clean(shown.title) !== title ? [{ name: 'type', value: title }] : []),
    ...unsaidExtensions(mergeAllOf(document, { $ref: ref }).schema, shown),
  ];
}

/** Values of a discriminator whose shapes are not listed here, once on a page. */
export function mappingNotes({ told }: PageContext, { discriminator }: Schema, variants: readonly Variants[]): Note[] {
  const mapping = discriminator && variants.every(({ keyword }) => keyword === 'not') && mappingOf(discriminator);
  if (!mapping) return [];
  const value = mapping.map((one) => (one.value === one.name ? one.name : `${one.value}: ${one.name}`)).join(', ');
  const note = { name: `shapes by ${clean(discriminator.propertyName)}`, value };
  const key = `${note.name} ${value}`;
  if (told.has(key)) return [];
  told.add(key);
  return [note];
}

import type { Schema } from '../document';
import type { Note, Variants } from '../model';
import { isRef, refName } from '../pointer';
import { clean } from '../text';
import type { PageContext } from './pageContext';
import { isObjectSchema } from './schemaPosition';
import { mappingOf } from './variants';

/** Returns the references of an `allOf` that has further parts. */
export const includedIn = ({ $ref, allOf = [] }: Schema): string[] =>
  $ref === undefined ? allOf.flatMap((part) => (isObjectSchema(part) && isRef(part) ? [part.$ref] : [])) : [];

/** Returns notes for the `allOf` parts that are enclosing schemas. */
export const includesNotes = (refs: readonly string[]): Note[] =>
  refs.map((ref) => ({ name: 'includes', value: `${clean(refName(ref))}, shown above` }));

/** Returns the title of a named schema if its use has another one. */
export const typeNotes = (title: string | undefined, use: Schema): Note[] =>
  title && use.title && clean(use.title) !== title ? [{ name: 'type', value: title }] : [];

/** Returns the discriminator values whose schemas are not listed here, once on a page. */
export function mappingNotes(
  { described }: PageContext,
  { discriminator }: Schema,
  variants: readonly Variants[],
): Note[] {
  const mapping =
    discriminator && variants.every(({ keyword }) => keyword === 'not' || keyword === 'if') && mappingOf(discriminator);
  if (!mapping) return [];
  const value = mapping.map((one) => (one.value === one.name ? one.name : `${one.value}: ${one.name}`)).join(', ');
  const note = { name: `shapes by ${clean(discriminator.propertyName)}`, value };
  const key = `${note.name} ${value}`;
  if (described.has(key)) return [];
  described.add(key);
  return [note];
}

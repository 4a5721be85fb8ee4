import { excerpt, type SourceRecord, type SynonymLookup } from 'docusaurus-preset-portal/node';
import { joinNames } from 'docusaurus-preset-portal/terms';
import { registerName } from '#vocabulary/registers';
import type { AttributeTranslation } from '../../attribute-translations';
import type { TermEntry } from '../../guides/glossary/build/data';

/**
 * Returns records of attributes, with labels in both languages.
 *
 * @param page Page that has an anchor per attribute key.
 */
export function attributeRecords(
  attributes: readonly AttributeTranslation[],
  page: string,
  synonyms: SynonymLookup,
): SourceRecord[] {
  return attributes.map(({ key, entity, label, description, register, sourceField }) => ({
    id: `a:${entity}:${key}`,
    kind: 'attribute',
    title: key,
    label: joinNames([...new Set([label.en, label.da])]),
    where: `Attributes › ${entity} › ${registerName(register)}`,
    href: `${page}#${encodeURIComponent(key)}`,
    text: excerpt(description.en),
    // `byg026Opfoerelsesaar` and `BBR_Bygning.byg026Opfoerelsesaar` both split into the number and the name.
    otherNames: joinNames([sourceField?.replace(/^.*\./, ''), synonyms.of(key, label.en, label.da)]),
    prose: `${description.en} ${description.da}`,
  }));
}

/** A glossary term, reduced to what is searched. */
type SearchedTerm = Pick<TermEntry, 'id' | 'en' | 'da' | 'note'>;

/** Ranks below the guide, field or operation of the same name. */
const WEIGHT = 0.7;

/** Splits the names in a glossary entry: `Realkreditpantebrev, pantebrev (SFE)` contains three. */
const names = (text: string) =>
  text
    .split(/[,()/]/)
    .map((name) => name.trim())
    .filter(Boolean);

/** Returns the synonym groups of the glossary. */
export const glossaryGroups = (terms: readonly SearchedTerm[]): string[][] =>
  terms.map(({ en, da }) => [...names(en), ...names(da)]);

/** @param page Page that has an anchor per term. */
export const glossaryRecords = (
  terms: readonly SearchedTerm[],
  page: string,
  synonyms: SynonymLookup,
): SourceRecord[] =>
  terms.map(({ id, en, da, note }) => ({
    id: `t:${id}`,
    kind: 'guide',
    title: en,
    label: da,
    where: 'Guides › Glossary',
    href: `${page}#${encodeURIComponent(id)}`,
    ...(note ? { text: excerpt(note) } : {}),
    otherNames: synonyms.of(en, da),
    weight: WEIGHT,
  }));

import type { SourceRecord } from 'docusaurus-preset-portal/search/build/SourceRecord';
import type { SynonymLookup } from 'docusaurus-preset-portal/search/build/synonyms';
import { distinctWords, excerpt } from 'docusaurus-preset-portal/search/build/text';
import { joinNames } from 'docusaurus-preset-portal/search/engine/names';
import { registerName } from 'docusaurus-preset-portal/terms/registers';

/** An attribute with its labels in two languages. */
export interface SearchedAttribute {
  key: string;
  entity: string;
  label: { en: string; da: string };
  description: { en: string; da: string };
  register: string;
  /** Field of the register behind it. */
  sourceField?: string | undefined;
}

/**
 * Returns records of attributes, with labels in both languages.
 *
 * @param page Page that has an anchor per attribute key.
 */
export function attributeRecords(
  attributes: readonly SearchedAttribute[],
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
    prose: distinctWords(
      `${description.en} ${description.da}`,
      `${key} ${label.en} ${label.da} ${excerpt(description.en)}`,
    ),
  }));
}

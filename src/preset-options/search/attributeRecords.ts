import { excerpt, type SourceRecord, type SynonymLookup } from 'docusaurus-preset-portal/node';
import { joinNames } from 'docusaurus-preset-portal/terms';
import { registerName } from '#vocabulary/registers';
import type { AttributeTranslation } from '../../attribute-translations';

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
    prose: synonyms.distinctWords(
      `${description.en} ${description.da}`,
      `${key} ${label.en} ${label.da} ${excerpt(description.en)}`,
    ),
  }));
}

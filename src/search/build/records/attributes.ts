import type { AttributeTranslation } from '../../../translations';
import { registerName } from '../../../vocabulary/registers';
import { joinNames } from '../../engine/names';
import type { SourceRecord } from '../SourceRecord';
import type { Synonyms } from '../synonyms';
import { distinctWords, excerpt } from '../text';

/**
 * Attributes with both labels.
 *
 * @param page Page that has an anchor per attribute key.
 */
export function attributeRecords(
  attributes: readonly AttributeTranslation[],
  page: string,
  synonyms: Synonyms,
): SourceRecord[] {
  return attributes.map(({ key, entity, label, description, register, sourceField }) => ({
    id: `a:${entity}:${key}`,
    kind: 'attribute',
    title: key,
    label: joinNames([...new Set([label.en, label.da])]),
    where: `Attributes › ${entity} › ${registerName(register)}`,
    href: `${page}#${encodeURIComponent(key)}`,
    text: excerpt(description.en),
    // `byg026Opfoerelsesaar` of `BBR_Bygning.byg026Opfoerelsesaar` is two words: the number and the name.
    also: joinNames([sourceField?.replace(/^.*\./, ''), synonyms.of(key, label.en, label.da)]),
    prose: distinctWords(
      `${description.en} ${description.da}`,
      `${key} ${label.en} ${label.da} ${excerpt(description.en)}`,
    ),
  }));
}

import type { Link } from 'mdast';
import { guides } from '#site';
import { siteTranslations } from '../../../attribute-translations';

/**
 * Resolves `<Attribute name="construction_year" />`: a link to the attribute in the catalogue, with its names as the
 * title.
 *
 * @throws if there is no attribute of that name; the message suggests others.
 */
export async function attributeLink({ name = '' }: Readonly<Record<string, string>>): Promise<Link> {
  const { byKey } = await siteTranslations();
  const attribute = byKey.get(name);
  if (!attribute) {
    const near = [...byKey.keys()].filter((key) => name && (key.includes(name) || name.includes(key))).slice(0, 5);
    throw new Error(`no attribute "${name}".${near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : ''}`);
  }
  const { key, label } = attribute;
  return {
    type: 'link',
    url: `${guides.attributes}#${key}`,
    title: `${label.en} · ${label.da}`,
    children: [{ type: 'inlineCode', value: key }],
  };
}

import { danglingReference } from 'docusaurus-preset-portal/node';
import type { Link } from 'mdast';
import { guides } from '#site';
import { siteTranslations } from '../../../attribute-translations';

/**
 * Resolves `<Attribute name="construction_year" />`: a link to the attribute in the catalogue, with its names as the
 * title.
 *
 * @throws DanglingReference if there is no attribute of that name.
 */
export async function attributeLink({ name = '' }: Readonly<Record<string, string>>): Promise<Link> {
  const { byKey } = await siteTranslations();
  const attribute = byKey.get(name);
  if (!attribute) throw danglingReference('The attribute catalogue', 'attribute', name, byKey.keys());
  const { key, label } = attribute;
  return {
    type: 'link',
    url: `${guides.attributes}#${key}`,
    title: `${label.en} · ${label.da}`,
    children: [{ type: 'inlineCode', value: key }],
  };
}

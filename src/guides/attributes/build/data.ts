import { danglingReference } from 'docusaurus-preset-portal/node';
import { type AttributeTranslation, type Entity, siteTranslations } from '../../../attribute-translations';
import { type LinkedField, linkedFields } from './recordFields';
import { type ReturningOperation, returnedBy } from './returnedBy';

export interface AttributesData {
  attributes: AttributeTranslation[];
  /** Fields of records with the same value, by the key of the attribute. */
  fields: Record<string, LinkedField>;
  operations: Record<Entity, ReturningOperation[]>;
  headings: { entity: Entity; title: string; id: string; level: number }[];
}

/** Data of a table of attributes. */
export type AttributeTableData = Pick<AttributesData, 'attributes' | 'fields'>;

/** Returns the data of the catalogue. Takes no attributes. */
export async function catalogueData(): Promise<AttributesData> {
  const translations = await siteTranslations();
  const attributes = [...translations.attributes];
  const headings = (['address', 'company'] as const).map((entity) => ({
    entity,
    title: `${entity === 'address' ? 'Address' : 'Company'} attributes`,
    id: `${entity}-attributes`,
    level: 2,
  }));
  return { attributes, headings, fields: await linkedFields(attributes), operations: await returnedBy(translations) };
}

const list = (text: string | undefined) => text?.split(/[\s,]+/).filter(Boolean) ?? [];

/**
 * Returns part of the catalogue: `entity` with `register` (codes, separated by spaces), or `names` of attributes.
 *
 * @throws DanglingReference if a name is unknown; an error if nothing matches.
 */
export async function attributeTableData(selection: Record<string, string>): Promise<AttributeTableData> {
  const { attributes, byKey } = await siteTranslations();
  const names = list(selection.names);
  const unknown = names.find((name) => !byKey.has(name));
  if (unknown !== undefined) throw danglingReference('The attribute catalogue', 'attribute', unknown, byKey.keys());
  const registers = list(selection.register);
  const wanted = attributes.filter(
    ({ key, entity, register }) =>
      (names.length === 0 || names.includes(key)) &&
      (selection.entity === undefined || entity === selection.entity) &&
      (registers.length === 0 || registers.includes(register)),
  );
  if (wanted.length === 0)
    throw new Error(`no attribute matches ${JSON.stringify(selection)}. Correct the entity or the register.`);
  return { attributes: wanted, fields: await linkedFields(wanted) };
}

import {
  danglingReference,
  lineInDataFile,
  noteDanglingAt,
  orDangling,
  readOperationPage,
} from 'docusaurus-preset-portal/node';
import { type OperationPage, schemaNodes } from 'openapi-toolkit';
import { portal } from '#site/portal';
import type { AttributeTranslation } from '../../../attribute-translations';
import { fieldName, type RecordField, recordFields } from '../../../vocabulary/recordFields';

/** Field of a record as displayed in a row. */
export interface LinkedField {
  /** `property.buildings[].roof.code` */
  name: string;
  href: string;
  /** Title of the operation that returns the record. */
  title: string;
}

/** @throws DanglingReference if the operation does not return such a field. */
function linkedField(field: RecordField, { permalink, operation }: OperationPage): LinkedField {
  const nodes = operation.responses.flatMap(({ media }) => media.flatMap(({ schema }) => schemaNodes(schema)));
  const node = nodes.find(
    ({ path, facts = [] }) => path === field.path && facts.some(({ ofUse, text }) => ofUse && text === field.attribute),
  );
  if (!node) throw danglingReference(field.operation, 'field', field.path, new Set(nodes.map(({ path }) => path)));
  // A coded field is an object; the attribute is its code.
  const isCoded = node.children.some(({ name }) => name === 'code');
  return {
    name: fieldName(field) + (isCoded ? '.code' : ''),
    href: `${permalink}#${encodeURIComponent(node.anchor)}`,
    title: operation.title,
  };
}

const FILE = 'docs/_data/attribute-fields.json';

/** Returns the fields of records that equal attributes, by the key of the attribute. */
export async function linkedFields(attributes: readonly AttributeTranslation[]): Promise<Record<string, LinkedField>> {
  const keys = new Set(attributes.map(({ key }) => key));
  const wanted = recordFields.filter(({ attribute }) => keys.has(attribute));
  const pages = new Map<string, OperationPage>();
  for (const name of new Set(wanted.map(({ operation }) => operation))) {
    const page = await readOperationPage(portal, name).catch((error) =>
      noteDanglingAt(error, () => lineInDataFile(FILE, name)),
    );
    if (page) pages.set(name, page);
  }
  const entries = wanted.flatMap((field): [string, LinkedField][] => {
    const page = pages.get(field.operation);
    const found =
      page &&
      orDangling(
        () => `${lineInDataFile(FILE, field.operation, field.attribute)}: ${field.attribute}`,
        () => linkedField(field, page),
      );
    return found ? [[field.attribute, found]] : [];
  });
  return Object.fromEntries(entries);
}

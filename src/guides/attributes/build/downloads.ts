import type { AttributeTranslation, Entity } from '../../../attribute-translations';
import { codeListsOfAttribute } from '../../../vocabulary/codeLists';
import { fieldName, recordFields } from '../../../vocabulary/recordFields';
import { csvText } from '../../csv';
import type { ReturningOperation } from './returnedBy';

type Operations = Record<Entity, ReturningOperation[]>;

const listIds = (key: string): string[] => codeListsOfAttribute(key).map(({ id }) => id);

/** Returns the field of a record with the same value; null if there is none. */
function fieldNameOf(key: string): string | null {
  const field = recordFields.find(({ attribute }) => attribute === key);
  return field ? fieldName(field) : null;
}

const COLUMNS: readonly [string, (attribute: AttributeTranslation, operations: Operations) => unknown][] = [
  ['key', ({ key }) => key],
  ['entity', ({ entity }) => entity],
  ['type', ({ type }) => type],
  ['unit', ({ unit }) => unit],
  ['label_en', ({ label }) => label.en],
  ['label_da', ({ label }) => label.da],
  ['description_en', ({ description }) => description.en],
  ['description_da', ({ description }) => description.da],
  ['register', ({ register }) => register],
  ['source_field', ({ sourceField }) => sourceField],
  ['code_lists', ({ key }) => listIds(key).join(' ')],
  ['record_field', ({ key }) => fieldNameOf(key)],
  ['example', ({ example }) => (typeof example === 'object' ? JSON.stringify(example) : example)],
  ['operations', ({ entity }, operations) => operations[entity].map(({ id }) => id).join(' ')],
];

/** Returns the catalogue as CSV. */
export function attributesCsv(attributes: readonly AttributeTranslation[], operations: Operations): string {
  const rows = attributes.map((attribute) => COLUMNS.map(([, read]) => read(attribute, operations)));
  return csvText(
    COLUMNS.map(([name]) => name),
    rows,
  );
}

/** Returns the catalogue as JSON, with the operations that return each attribute. */
export function attributesJson(attributes: readonly AttributeTranslation[], operations: Operations): string {
  const list = attributes.map(({ status: _status, ...attribute }) => ({
    ...attribute,
    codeLists: listIds(attribute.key),
    recordField: fieldNameOf(attribute.key),
    operations: operations[attribute.entity].map(({ id }) => id),
  }));
  return `${JSON.stringify(list, null, 2)}\n`;
}

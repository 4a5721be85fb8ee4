import { csvText } from '../../csv';
import type { AttributeTranslation, Entity } from '../../translations';
import type { ReturningOperation } from './returnedBy';

type Operations = Record<Entity, ReturningOperation[]>;

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
  ['operations', ({ entity }, operations) => operations[entity].map(({ id }) => id).join(' ')],
];

/** The catalogue as CSV. */
export function csvOf(attributes: readonly AttributeTranslation[], operations: Operations): string {
  const rows = attributes.map((attribute) => COLUMNS.map(([, read]) => read(attribute, operations)));
  return csvText(
    COLUMNS.map(([name]) => name),
    rows,
  );
}

/** The catalogue as JSON, with the operations that return each attribute. */
export function jsonOf(attributes: readonly AttributeTranslation[], operations: Operations): string {
  const list = attributes.map(({ status: _status, ...attribute }) => ({
    ...attribute,
    operations: operations[attribute.entity].map(({ id }) => id),
  }));
  return `${JSON.stringify(list, null, 2)}\n`;
}

import type { RecordField } from 'docusaurus-preset-portal/content/site';
import groups from '../../docs/_data/attribute-fields.json';

/** Attributes that records contain, too, from `docs/_data/attribute-fields.json`. */
export const recordFields: readonly RecordField[] = groups.flatMap(({ operation, record, fields }) =>
  Object.entries(fields).map(([attribute, path]) => ({ attribute, operation, record, path })),
);

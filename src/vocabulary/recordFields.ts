import groups from '../../docs/_data/attribute-fields.json';

/** Field of a record with the same value as an attribute. */
export interface RecordField {
  /** Key of the attribute. */
  attribute: string;
  /** Operation that returns the record: API id and slug. */
  operation: string;
  /** Name of the record, before the path: `property`; empty if the path begins with it. */
  record: string;
  /** JSON path in the response, with `[]` for each array. For an array, the attribute is the value of one entry. */
  path: string;
}

/** Attributes that records contain, too, from `docs/_data/attribute-fields.json`. */
export const recordFields: readonly RecordField[] = groups.flatMap(({ operation, record, fields }) =>
  Object.entries(fields ?? {}).map(([attribute, path]) => ({ attribute, operation, record, path })),
);

/** Returns the name of a field in the catalogue: `property.buildings[].roof`. */
export const fieldName = ({ record, path }: Pick<RecordField, 'record' | 'path'>): string =>
  record ? `${record}.${path}` : path;

/** Returns the attributes of an operation's fields: path → keys of attributes. */
export function attributesByPath(operation: string): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>();
  for (const field of recordFields.filter((recordField) => recordField.operation === operation))
    found.set(field.path, [...(found.get(field.path) ?? []), field.attribute]);
  return found;
}

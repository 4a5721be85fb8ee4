import { type RecordField, recordFields } from 'docusaurus-preset-portal/content';

/** Returns the name of a field in the catalogue: `property.buildings[].roof`. */
export const fieldName = ({ record, path }: Pick<RecordField, 'record' | 'path'>): string =>
  record ? `${record}.${path}` : path;

/** Returns the attributes of an operation's fields: path → keys of attributes. */
export function attributesByPath(operation: string): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>();
  for (const field of recordFields.filter((one) => one.operation === operation))
    found.set(field.path, [...(found.get(field.path) ?? []), field.attribute]);
  return found;
}

import map from 'lodash/map';
import { danglingReference } from '../../../lib/danglingReferences';
import type { EnumValue } from '../../../openapi/model';
import { schemaNodes, schemasOf } from '../../../openapi/walk';
import { readOperationPage } from '../../../reference/readPages';

export interface EnumTableData {
  values: EnumValue[];
}

/** Returns the values, beginning with `prefix`, of the `property` (`items[].type`) in the response of `operation`. */
export async function enumTableData(attributes: Record<string, string>): Promise<EnumTableData> {
  const { operation, property = '', prefix = '' } = attributes;
  const page = await readOperationPage(operation);
  const nodes = schemasOf(page.operation).flatMap(({ location, schema }) =>
    location === 'response' ? schemaNodes(schema) : [],
  );
  const listed = nodes.filter((one) => one.enum.length > 0);
  const node = listed.find((one) => one.path === property);
  if (!node) throw danglingReference(operation ?? '', 'list of values', property, map(listed, 'path'));
  const names = node.enum.map(({ value }) => value.replaceAll('"', ''));
  const values = node.enum.filter((_, index) => names[index]?.startsWith(prefix));
  if (values.length === 0) throw danglingReference(`${operation} ${property}`, 'value', prefix, names);
  return { values };
}

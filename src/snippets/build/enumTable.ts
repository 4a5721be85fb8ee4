import type { EnumValue } from '../../openapi/model';
import { schemaNodes, schemasOf } from '../../openapi/walk';
import { readOperation } from '../../reference/readPages';

export interface EnumTableData {
  values: EnumValue[];
}

/**
 * The values of an enumerated property of an answer, with what they mean. Attributes: `operation`;
 * `property`, as a path in the answer such as `items[].type`; `prefix`, to take the values that begin so.
 */
export async function enumTableData(attributes: Record<string, string>): Promise<EnumTableData> {
  const { operation, property = '', prefix = '' } = attributes;
  const page = await readOperation(operation);
  const nodes = schemasOf(page.operation).flatMap(({ place, schema }) =>
    place === 'response' ? schemaNodes(schema) : [],
  );
  const node = nodes.find((one) => one.path === property && one.enum.length > 0);
  if (!node) throw new Error(`finds no property "${property}" with a list of values in ${operation}`);
  const values = node.enum.filter(({ value }) => value.replaceAll('"', '').startsWith(prefix));
  if (values.length === 0) throw new Error(`finds no value that begins with "${prefix}"`);
  return { values };
}

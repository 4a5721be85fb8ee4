import type { EnumValue, SchemaNode } from '../../openapi/model';
import { operationPage } from './operationPage';

export interface EnumTableData {
  values: EnumValue[];
}

function find(node: SchemaNode, path: string): SchemaNode | undefined {
  if (node.path === path && node.enum.length > 0) return node;
  const inner = [...node.children, ...node.variants.flatMap(({ options }) => options)];
  for (const child of inner) {
    const found = find(child, path);
    if (found) return found;
  }
  return undefined;
}

/**
 * The values of an enumerated property of an answer, with what they mean. Attributes: `operation`;
 * `property`, as a path in the answer such as `items[].type`; `prefix`, to take the values that begin so.
 */
export async function enumTableData(attributes: Record<string, string>): Promise<EnumTableData> {
  const { operation, property = '', prefix = '' } = attributes;
  const page = await operationPage(operation);
  const schemas = page.operation.responses.flatMap(({ media }) => media.map(({ schema }) => schema));
  const node = schemas.flatMap((schema) => (schema ? [find(schema, property)] : [])).find((one) => one !== undefined);
  if (!node) throw new Error(`finds no property "${property}" with a list of values in ${operation}`);
  const values = node.enum.filter(({ value }) => value.replaceAll('"', '').startsWith(prefix));
  if (values.length === 0) throw new Error(`finds no value that begins with "${prefix}"`);
  return { values };
}

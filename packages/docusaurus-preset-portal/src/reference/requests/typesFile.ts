import type { Document, Located } from '../../openapi';
import type { ResponseObject } from '../../openapi/document';
import { isRef, refName } from '../../openapi/pointer';
import { resolve } from '../../openapi/resolve';
import { reduceSchema } from '../../openapi/sample';
import type { TypesFile } from './request';

const SCHEMAS = '#/components/schemas/';

/** Returns the names of an operation's response types in the types file of its API; undefined if there are none. */
export function typesFile(
  apiId: string,
  { operation }: Located,
  document: Document,
  siteUrl: string,
): TypesFile | undefined {
  const schemaName = (status: RegExp, mediaType: RegExp, fields: string[] = []) => {
    const [, found] = Object.entries(operation.responses ?? {}).find(([key]) => status.test(key)) ?? [];
    const content = (found && resolve<ResponseObject>(document, found).content) ?? {};
    const schema = Object.entries(content).find(([type]) => mediaType.test(type))?.[1].schema;
    if (!isRef(schema) || !schema.$ref.startsWith(SCHEMAS)) return undefined;
    const { properties = {} } = reduceSchema(document, schema).schema;
    return fields.every((field) => Object.hasOwn(properties, field)) ? refName(schema.$ref) : undefined;
  };
  const response = schemaName(/^2\d\d$/, /^application\/([^;]*\+)?json$/);
  const problem = schemaName(/^4\d\d$/, /^application\/problem\+json$/, ['title', 'detail']);
  if (response === undefined && problem === undefined) return undefined;
  const file = `${apiId}.d.ts`;
  return { url: `${siteUrl}/openapi/${file}`, file, response, problem };
}

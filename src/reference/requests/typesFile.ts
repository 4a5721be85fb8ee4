import type { Document, Located } from '../../openapi';
import type { ResponseObject } from '../../openapi/document';
import { isRef, refName } from '../../openapi/pointer';
import { resolve } from '../../openapi/resolve';
import type { TypesFile } from './request';

const SCHEMAS = '#/components/schemas/';

/**
 * What an operation's responses are called in the types file of its API.
 *
 * @param siteUrl Host of this site, which offers the file.
 * @returns undefined where the success or the error response has no named schema.
 */
export function typesFile(
  apiId: string,
  { operation }: Located,
  document: Document,
  siteUrl: string,
): TypesFile | undefined {
  const named = (status: RegExp, mediaType: string) => {
    const [, found] = Object.entries(operation.responses ?? {}).find(([key]) => status.test(key)) ?? [];
    const schema = found && resolve<ResponseObject>(document, found).content?.[mediaType]?.schema;
    return isRef(schema) && schema.$ref.startsWith(SCHEMAS) ? refName(schema.$ref) : undefined;
  };
  const answer = named(/^2\d\d$/, 'application/json');
  const problem = named(/^4\d\d$/, 'application/problem+json');
  if (answer === undefined || problem === undefined) return undefined;
  const file = `${apiId}.d.ts`;
  return { url: `${siteUrl}/openapi/${file}`, file, answer, problem };
}

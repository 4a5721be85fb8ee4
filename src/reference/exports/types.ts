import openapiTS, { astToString } from 'openapi-typescript';
import { type Document, protectKeys, restoreText } from '../../openapi';

/**
 * TypeScript types of a contract, made by openapi-typescript.
 *
 * @param title Name of the API in the first line.
 */
export async function typesOf(document: Document, title: string): Promise<string> {
  const nodes = await openapiTS(protectKeys(withoutFiles(document)) as Parameters<typeof openapiTS>[0], {
    silent: true,
  });
  return `/** Types of the ${title} ${document.info.version}. Made from its contract by openapi-typescript. */\n${restoreText(astToString(nodes))}`;
}

/**
 * The contract without what names a file or an address. What is left of these after bundling is data and addresses of
 * examples; openapi-typescript would read them.
 */
function withoutFiles(document: Document): unknown {
  const namesFile = (key: string, value: unknown) =>
    typeof value === 'string' && (key === 'externalValue' || (key === '$ref' && !value.startsWith('#')));
  return JSON.parse(JSON.stringify(document, (key, value) => (namesFile(key, value) ? undefined : value)));
}

import openapiTS, { astToString } from 'openapi-typescript';
import { type Document, protectKeys, restoreText } from '../../openapi';
import { openEnums } from './openEnums';

/**
 * Generates TypeScript types of a contract with openapi-typescript.
 *
 * @param title API title for the first line.
 */
export async function typesOf(document: Document, title: string): Promise<string> {
  const read = protectKeys(withoutFiles(document)) as Document;
  const nodes = await openapiTS(read as Parameters<typeof openapiTS>[0], {
    silent: true,
    ...openEnums(read),
  });
  return `/** Types of the ${title} ${document.info.version}. Made from its contract by openapi-typescript. */\n${restoreText(astToString(nodes))}`;
}

/**
 * Removes references to files and addresses. After bundling only data and addresses of examples contain them, and
 * openapi-typescript would read those.
 */
function withoutFiles(document: Document): unknown {
  const namesFile = (key: string, value: unknown) =>
    typeof value === 'string' && (key === 'externalValue' || (key === '$ref' && !value.startsWith('#')));
  return JSON.parse(JSON.stringify(document, (key, value) => (namesFile(key, value) ? undefined : value)));
}

import openapiTS, { astToString } from 'openapi-typescript';
import { type Document, protectKeys, restoreText } from '../../openapi';

/**
 * TypeScript types of a contract, made by openapi-typescript.
 *
 * @param title Name of the API in the first line.
 */
export async function typesOf(document: Document, title: string): Promise<string> {
  const nodes = await openapiTS(protectKeys(withoutRemoteExamples(document)) as Parameters<typeof openapiTS>[0], {
    silent: true,
  });
  return `/** Types of the ${title} ${document.info.version}. Made from its contract by openapi-typescript. */\n${restoreText(astToString(nodes))}`;
}

/** openapi-typescript would fetch examples that stand at an address of their own; types need none. */
function withoutRemoteExamples(document: Document): unknown {
  const isRemote = (key: string, value: unknown) => key === 'externalValue' && typeof value === 'string';
  return JSON.parse(JSON.stringify(document, (key, value) => (isRemote(key, value) ? undefined : value)));
}

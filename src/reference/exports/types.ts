import openapiTS, { astToString } from 'openapi-typescript';
import type { Document } from '../../openapi';

/** TypeScript types of a contract, made by openapi-typescript. */
export async function typesOf(document: Document, title: string): Promise<string> {
  const nodes = await openapiTS(structuredClone(document) as Parameters<typeof openapiTS>[0], { silent: true });
  return `/** Types of the ${title} ${document.info.version}. Made from its contract by openapi-typescript. */\n${astToString(nodes)}`;
}

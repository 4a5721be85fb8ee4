import path from 'node:path';
import type { Api } from '../../apis';
import { relativePath } from '../../listFiles';
import { bundleContract, type Document, type ReadOperation, readOperations } from '../../openapi';
import type { ApiRef } from '../../openapi/model';
import { type Owner, withOwner } from '../../owner';
import { withExampleHtml } from './exampleHtml';

/** A contract read whole: the bundled document and every operation of it. */
export interface ReadApi {
  api: Api;
  ref: ApiRef;
  document: Document;
  operations: ReadOperation[];
}

/**
 * Bundles and reads the contract of one API.
 *
 * @param specDir Folder of the contracts.
 * @param id Of the only operation that is read; all without it.
 * @throws ContractError with file and pointer when the contract is broken.
 */
export async function readApi(api: Api, specDir: string, owner: Owner, id?: string): Promise<ReadApi> {
  const file = path.join(specDir, api.spec);
  const document = withOwner(await bundleContract(file, { folder: specDir, keepIntegers: true }), owner);
  const operations = readOperations(document, relativePath(process.cwd(), file), id).map(({ located, operation }) => ({
    located,
    operation: withExampleHtml(operation),
  }));
  const ref = { id: api.id, title: api.title, version: document.info.version ?? '', route: api.route };
  return { api, ref, document, operations };
}

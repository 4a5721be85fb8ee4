import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Api } from 'docusaurus-preset-portal/content';
import type { TypedApis } from '../../clients/typedApis';
import { relativePath } from '../../lib/listFiles';
import { buildLog } from '../../lib/log';
import { ownValue } from '../../lib/ownValue';
import {
  bundleContract,
  ContractError,
  type Document,
  parseBundled,
  type ReadOperation,
  readOperations,
} from '../../openapi';
import { type BrandingHosts, withOwner } from '../../openapi/applyBranding';
import type { OnFault } from '../../openapi/ContractError';
import { languageOf } from '../../openapi/language';
import type { ApiRef } from '../../openapi/model';

/** A contract: the bundled document and all its operations. */
export interface ReadApi {
  api: Api;
  ref: ApiRef;
  document: Document;
  operations: ReadOperation[];
  /** Operations of all APIs with their types, for the calls of clients. */
  typed?: TypedApis;
}

/** Returns an operation with the name of its page; none if it has no page. */
function asNamed({ located, operation }: ReadOperation, pages: Readonly<Record<string, string>>): ReadOperation[] {
  const id = ownValue(pages, `${operation.method.toUpperCase()} ${operation.path}`);
  return id === undefined ? [] : [{ located: { ...located, id }, operation: { ...operation, id } }];
}

async function read(api: Api, document: Document, file: string): Promise<ReadApi> {
  const contract = relativePath(process.cwd(), file);
  const operations = await ContractError.within(contract, () => readOperations(document, contract));
  const lang = languageOf(document);
  const { pages } = api;
  const ref = {
    id: api.id,
    title: api.title,
    version: document.info.version ?? '',
    route: api.route,
    ...(api.overview !== undefined && { overview: api.overview }),
    ...(api.base && { base: api.base }),
    ...(lang && { lang }),
  };
  return { api, ref, document, operations: pages ? operations.flatMap((one) => asNamed(one, pages)) : operations };
}

/**
 * Bundles and reads the contract of one API.
 *
 * @param onFault Receives each fault of which the rest of the contract is read on; by default a fault is thrown.
 * @throws ContractError with file and pointer if the contract is invalid.
 */
export async function readApi(api: Api, specDir: string, owner: BrandingHosts, onFault?: OnFault): Promise<ReadApi> {
  const file = path.resolve(specDir, api.spec);
  const document = api.isBundled
    ? parseBundled(await readFile(file, 'utf8'))
    : await bundleContract(file, {
        folder: specDir,
        allow: [path.dirname(file)],
        keepIntegers: true,
        warn: buildLog.warn,
        onFault,
      });
  return read(api, withOwner(document, owner), file);
}

/** Reads an API from the download of an earlier generation: bundling again takes a second. */
export async function readGenerated(api: Api, folder: string): Promise<ReadApi> {
  const file = path.posix.join(folder, `${api.id}.json`);
  return read(api, parseBundled(await readFile(file, 'utf8')), file);
}

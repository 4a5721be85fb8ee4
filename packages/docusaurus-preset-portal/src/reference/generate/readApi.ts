import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Api } from 'docusaurus-preset-portal/content';
import {
  type ApiRef,
  ContractError,
  type Document,
  languageOf,
  parseBundled,
  type Sample,
  type Server,
} from 'openapi-toolkit';
import {
  type BundleOptions,
  bundleContract,
  type ReadOperation,
  readOperations,
  relativePath,
} from 'openapi-toolkit/node';
import type { SampleRequest } from 'openapi-toolkit/samples';
import { buildLog } from '../../lib/log';
import { type Branding, withOwner } from '../applyBranding';

/** A contract: the bundled document and all its operations. */
export interface ReadApi {
  api: Api;
  ref: ApiRef;
  document: Document;
  operations: ReadOperation[];
  /** Returns the calls of the clients that send a request. */
  callsOf?: ((request: SampleRequest) => Sample[]) | undefined;
  inSandbox?: Pick<Server, 'sandboxPrefix'>;
}

async function read(api: Api, document: Document, file: string): Promise<ReadApi> {
  const contract = relativePath(process.cwd(), file);
  const operations = await ContractError.within(contract, () => readOperations(document, contract));
  const lang = languageOf(document);
  const ref = {
    id: api.id,
    title: api.title,
    version: document.info.version ?? '',
    route: api.route,
    ...(lang && { lang }),
  };
  return { api, ref, document, operations };
}

/** What is told of faults and files while a contract is read. */
export type ReadOptions = Pick<BundleOptions, 'onFault' | 'onRead'>;

/** Bundles and reads the contract of one API. @throws ContractError with file and pointer if it is invalid. */
export async function readApi(api: Api, specDir: string, owner: Branding, options: ReadOptions = {}): Promise<ReadApi> {
  const file = path.resolve(specDir, api.spec);
  const document = api.isBundled
    ? parseBundled(await readFile(file, 'utf8'))
    : await bundleContract(file, {
        allow: [specDir],
        keepIntegers: true,
        warn: buildLog.warn,
        ...options,
      });
  return read(api, withOwner(document, owner), file);
}

/** Reads an API from the download of an earlier generation: bundling again takes a second. */
export async function readGenerated(api: Api, folder: string): Promise<ReadApi> {
  const file = path.posix.join(folder, `${api.id}.json`);
  return read(api, parseBundled(await readFile(file, 'utf8')), file);
}

import path from 'node:path';
import { clientApi, type TypedApis, typedApis } from 'api-clients';
import {
  type ApiRef,
  baseUrl,
  type Document,
  locateOperations,
  type OperationPage,
  type ReferencePageData,
} from 'openapi-toolkit';
import type { Portal } from '../../content/portal';
import { siteUrl } from '../../lib/basePath';
import { markdownPath } from '../../lib/markdownPath';
import type { PublishedContract } from '../../reference/publishedContracts';
import { isOperation, operationName } from '../../reference/readPages';
import { siteWorkflows } from '../../workflows';
import type { MarkdownCopy } from '../pages/markdownCopy';
import type { KnownOperation, StoredKnowledge } from './knowledge';

const operationOf = (page: OperationPage): KnownOperation => {
  const { operationId, kind, method, path: template, servers } = page.operation;
  return {
    name: operationName(page),
    operationId,
    kind,
    method,
    path: template,
    server: baseUrl(servers),
    page: markdownPath(page.permalink),
    samplesFile: page.samplesFile,
  };
};

/** Returns the types of what operations take: a call of the client in Java needs no others. */
const sentTypes = ({ types, apis }: TypedApis) =>
  ({
    types: types.filter(({ isSent }) => isSent),
    apis: apis.map(({ id, operations }) => ({
      id,
      operations: operations.map(({ name, values }) => ({ name, values })),
    })),
  }) as unknown as TypedApis;

/** Inputs of the server's data. */
export interface ServerInputs {
  version: string;
  copies: readonly MarkdownCopy[];
  /** Paths of the programs that pages link to. */
  programs: readonly string[];
  contracts: readonly PublishedContract[];
  pages: readonly ReferencePageData[];
  /** Markdown at the top of the index. */
  instructions: string;
}

/** Collects the data of the server. */
export async function gather(portal: Portal, sources: ServerInputs): Promise<StoredKnowledge> {
  const { guides, site } = portal;
  const { version, copies, programs, contracts, pages, instructions } = sources;
  const pageOf = new Map(pages.filter(isOperation).map((page) => [operationName(page), page]));
  const read = contracts.map(({ api, text }) => {
    const document = JSON.parse(text) as Document;
    const operations = locateOperations(document).flatMap((located) => {
      const page = pageOf.get(`${api}/${located.id}`);
      return page ? [{ page, operation: page.operation, located }] : [];
    });
    return { ref: pages.find((page) => page.api.id === api)?.api as ApiRef, document, operations };
  });
  return {
    name: site.slug,
    title: site.title,
    version,
    siteUrl: siteUrl(site),
    instructions,
    pages: [
      ...copies.map(({ path: file, permalink, title, description }) => ({ path: file, permalink, title, description })),
      ...programs.map((file) => ({
        path: file,
        permalink: file,
        title: path.posix.basename(file),
        description: 'Program of a recipe, or its input.',
      })),
    ],
    operations: [...pageOf.values()].map(operationOf),
    ...(guides.clients && { typed: sentTypes(typedApis(read.map(clientApi))) }),
    contracts: Object.fromEntries(contracts.map(({ api, version: of, hash }) => [api, { version: of, hash }])),
    workflows: await siteWorkflows(portal, pages),
  };
}

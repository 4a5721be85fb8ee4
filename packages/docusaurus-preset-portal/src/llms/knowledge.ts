import {
  type ApiRef,
  baseUrl,
  type Document,
  locateOperations,
  type Operation,
  type OperationPage,
  type ReferencePageData,
} from 'openapi-toolkit';
import type { Portal } from '../content/portal';
import { markdownPath, siteUrl } from '../lib/basePath';
import type { PublishedContract } from '../reference/publishedContracts';
import { isOperation, operationName } from '../reference/readPages';
import { type ResolvedWorkflow, siteWorkflows } from '../workflows';
import type { MarkdownCopy } from './pages/markdownCopy';

/** File of what the tools of coding agents know, in the folder of generated files. */
export const KNOWLEDGE = 'knowledge.json';

/** An operation, by its names. The form of its page has what requests need. */
export interface KnownOperation extends Pick<Operation, 'operationId' | 'kind' | 'method' | 'path'> {
  /** `api/operation`. */
  name: string;
  server: string;
  /** Path of the Markdown copy of its page. */
  page: string;
}

/** What tools of coding agents know besides the files of the site. */
export interface StoredKnowledge {
  name: string;
  title: string;
  version: string;
  siteUrl: string;
  instructions: string;
  /** Paths of Markdown copies, and of the programs that pages link to. */
  pages: string[];
  operations: KnownOperation[];
  /** Version of each contract, by the id of its API. */
  contracts: Record<string, string>;
  workflows: readonly ResolvedWorkflow[];
  /** What calls of the clients are written of; undefined for a site without clients. */
  typed?: unknown;
}

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
  };
};

/** What the knowledge is made of. */
export interface KnowledgeSources {
  version: string;
  /** Markdown copies, those of long pages in parts. */
  copies: readonly MarkdownCopy[];
  /** Paths of the programs that pages link to. */
  programs: readonly string[];
  contracts: readonly PublishedContract[];
  pages: readonly ReferencePageData[];
  /** Markdown at the top of the index. */
  instructions: string;
}

/** Collects what tools know. */
export async function gather(portal: Portal, sources: KnowledgeSources): Promise<StoredKnowledge> {
  const { clients, site } = portal;
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
    pages: [...copies.map(({ path }) => path), ...programs],
    operations: [...pageOf.values()].map(operationOf),
    typed: clients?.typesOf(read),
    contracts: Object.fromEntries(contracts.map(({ api, version: of }) => [api, of])),
    workflows: await siteWorkflows(portal, pages),
  };
}

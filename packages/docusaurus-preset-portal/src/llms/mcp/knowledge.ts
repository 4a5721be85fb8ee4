import type { TypedApis } from 'api-clients';
import { memoize, type Operation } from 'openapi-toolkit';
import type { Sandbox } from 'openapi-toolkit/sandbox';
import type { ResolvedWorkflow } from '../../workflows';

/** A page in the data of the server. */
export interface KnownPage {
  /** Path of its Markdown copy, or of a program. */
  path: string;
  permalink: string;
  title: string;
  description: string;
  text: string;
}

/** An operation, by its names. The form of its page has what requests need. */
export interface KnownOperation {
  /** `api/operation`. */
  name: string;
  operationId?: string;
  kind: Operation['kind'];
  method: string;
  path: string;
  server: string;
  /** Path of the Markdown copy of its page. */
  page: string;
  /** Path of its code samples, without the extension. */
  samplesFile?: string;
}

/** All data of the server. */
export interface ServerData {
  name: string;
  title: string;
  version: string;
  siteUrl: string;
  instructions: string;
  pages: KnownPage[];
  operations: KnownOperation[];
  contracts: Record<string, { version: string; hash: string; document: object }>;
  workflows: readonly ResolvedWorkflow[];
  /** Types of what operations take, for calls of the client in Java; undefined for a site without clients. */
  typed?: TypedApis;
  file: (name: string) => string;
  respond: Sandbox['respond'];
}

/** The data without what the files of the site have. */
export interface StoredKnowledge extends Omit<ServerData, 'pages' | 'contracts' | 'file' | 'respond'> {
  pages: Omit<KnownPage, 'text'>[];
  contracts: Record<string, { version: string; hash: string }>;
}

/** Adds what the files of the site have; each is read when it is needed. */
export function withFiles(
  { pages, contracts, ...data }: StoredKnowledge,
  read: (file: string) => string,
  respond: Sandbox['respond'],
): ServerData {
  const documentOf = memoize((api) => JSON.parse(read(`openapi/${api}.json`)) as object);
  const contract = (api: string, known: { version: string; hash: string }) => ({
    ...known,
    get document() {
      return documentOf(api);
    },
  });
  return {
    ...data,
    respond,
    file: read,
    contracts: Object.fromEntries(Object.entries(contracts).map(([api, known]) => [api, contract(api, known)])),
    pages: pages.map((page) => ({
      ...page,
      get text() {
        return read(page.path.slice(1));
      },
    })),
  };
}

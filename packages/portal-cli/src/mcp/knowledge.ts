import type { StoredKnowledge } from 'docusaurus-preset-portal/program';
import { memoize } from 'openapi-toolkit';
import type { Sandbox } from 'openapi-toolkit/sandbox';

/** All data of the server: the file of what tools know, and what the files of the site have. */
export interface ServerData extends Omit<StoredKnowledge, 'pages' | 'contracts'> {
  pages: { path: string; text: string }[];
  contracts: Record<string, { version: string; hash: string; document: object }>;
  file: (name: string) => string;
  respond: Sandbox['respond'];
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
    pages: pages.map((path) => ({
      path,
      get text() {
        return read(path.slice(1));
      },
    })),
    contracts: Object.fromEntries(Object.entries(contracts).map(([api, known]) => [api, contract(api, known)])),
  };
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { apis } from '#site';
import translations from '../../docs/_data/attribute-translations.json';
import { FOLDER } from '../clients/files';
import { packClients } from '../clients/pack';
import { jsonOf } from '../guides/attributes/build/downloads';
import { returnedBy } from '../guides/attributes/build/returnedBy';
import { paths } from '../lib/paths';
import { listedValues } from '../llms/mcp/listedValues';
import { sandboxKnowledge } from '../llms/sandbox-file/program';
import type { Extra } from '../plugins/generation/generateAll';
import { readGenerated } from '../reference/generate/readApi';
import { readData } from '../sandbox/content/readData';
import { PACKED, packSandbox } from '../sandbox/pack';
import type { AttributeTranslation } from '../translations';
import { searchSources } from './searchSources';

/**
 * Packs the sandbox with its MCP server.
 *
 * @param folder Folder the site serves.
 * @returns size of the one file in bytes.
 */
export const packWithTools = async (folder: string): Promise<number> => {
  const attributes = translations as AttributeTranslation[];
  const byKey = new Map(attributes.map((one) => [one.key, one]));
  const list = jsonOf(attributes, await returnedBy({ byKey }));
  // Questions lead to guides, which are not in it.
  const searched = await searchSources(attributes, []);
  return packSandbox(folder, {
    entry: 'src/features/sandboxFile.ts',
    data: await readData(),
    more: await sandboxKnowledge(searched, { 'attribute-key': listedValues(list) }),
  });
};

/** Makes the packages of the clients from the downloads of the reference. */
async function packClientsFrom(served: string): Promise<string> {
  const folder = path.join(served, path.basename(paths.downloads));
  const sources = apis.map(async (api) => ({
    ...(await readGenerated(api, undefined, folder)),
    types: await readFile(path.join(folder, `${api.id}.d.ts`), 'utf8'),
  }));
  return packClients(served, await Promise.all(sources));
}

/** Files that this site makes together with the reference: the sandbox as one file, and the clients. */
export const extras: readonly Extra[] = [
  {
    folder: PACKED.slice(0, PACKED.lastIndexOf('/')),
    make: async (served) => `Sandbox: one file of ${Math.round((await packWithTools(served)) / 1000)} kB.`,
  },
  { folder: FOLDER, make: packClientsFrom },
];

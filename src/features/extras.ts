import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CLIENTS_FOLDER } from 'docusaurus-preset-portal/clients/files';
import { packClients } from 'docusaurus-preset-portal/clients/pack';
import { paths } from 'docusaurus-preset-portal/lib/paths';
import { UserError } from 'docusaurus-preset-portal/lib/UserError';
import type { Extra } from 'docusaurus-preset-portal/plugins/generation/generateAll';
import { readGenerated } from 'docusaurus-preset-portal/reference/generate/readApi';
import { apis } from '#site';

/** Makes the packages of the clients from the downloads of the reference. */
async function packClientsFrom(served: string): Promise<string> {
  const folder = path.join(served, path.basename(paths.downloads));
  const sources = apis.map(async (api) => ({
    ...(await readGenerated(api, undefined, folder)),
    types: await readFile(path.join(folder, `${api.id}.d.ts`), 'utf8').catch(() => {
      throw new UserError(
        `The clients need the TypeScript types of "${api.id}", which were not made: see the warning.`,
      );
    }),
  }));
  return packClients(served, await Promise.all(sources));
}

/** Files that this site makes together with the reference: the clients. */
export const extras: readonly Extra[] = [{ folder: CLIENTS_FOLDER, make: packClientsFrom }];

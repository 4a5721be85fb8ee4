import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { apis } from '#site';
import { FOLDER } from '../clients/files';
import { packClients } from '../clients/pack';
import { paths } from '../lib/paths';
import { UserError } from '../lib/UserError';
import type { Extra } from '../plugins/generation/generateAll';
import { readGenerated } from '../reference/generate/readApi';

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
export const extras: readonly Extra[] = [{ folder: FOLDER, make: packClientsFrom }];

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Api } from 'docusaurus-preset-portal/content';
import { packClients } from '../../clients/pack';
import { UserError } from '../../lib/UserError';
import { readGenerated } from './readApi';

/** Packs the clients from the downloads of the reference. @throws UserError if the types of an API were not made. */
export async function packClientsOf(served: string, apis: readonly Api[], downloads: string): Promise<string> {
  const sources = apis.map(async (api) => ({
    ...(await readGenerated(api, downloads)),
    types: await readFile(path.join(downloads, `${api.id}.d.ts`), 'utf8').catch(() => {
      throw new UserError(
        `The clients need the TypeScript types of "${api.id}", which were not made: see the warning.`,
      );
    }),
  }));
  return packClients(served, await Promise.all(sources));
}

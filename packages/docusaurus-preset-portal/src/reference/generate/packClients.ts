import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { packClients } from 'api-clients';
import type { Portal } from '../../content/portal';
import { buildLog } from '../../lib/log';
import { clientPackage } from '../clientPackages';
import { readGenerated } from './readApi';

/** Packs the clients from the downloads of the reference. What can't be made is a warning; if `isStrict`, it is thrown. */
export async function packClientsOf(served: string, portal: Portal, isStrict: boolean): Promise<string> {
  const { downloads } = portal.paths;
  const sources = portal.apis.map(async (api) => ({
    ...(await readGenerated(api, downloads)),
    types: await readFile(path.join(downloads, `${api.id}.d.ts`), 'utf8').catch(() => undefined),
  }));
  return packClients(served, await Promise.all(sources), clientPackage(portal), (fault) => {
    if (isStrict) throw fault;
    buildLog.warn(fault.message);
  });
}

import path from 'node:path';
import { CLIENTS_FOLDER } from 'docusaurus-preset-portal/clients/files';
import { paths } from 'docusaurus-preset-portal/lib/paths';
import type { Extra } from 'docusaurus-preset-portal/plugins/generation/generateAll';
import { packClientsOf } from 'docusaurus-preset-portal/reference/generate/packClients';
import { apis } from '#site';

/** Files that this site makes together with the reference: the clients. */
export const extras: readonly Extra[] = [
  {
    folder: CLIENTS_FOLDER,
    make: (served) => packClientsOf(served, apis, path.join(served, path.basename(paths.downloads))),
  },
];

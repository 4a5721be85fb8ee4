import { CLIENTS_FOLDER } from 'api-clients';
import type { Extra } from 'docusaurus-preset-portal';
import { packClientsOf } from 'docusaurus-preset-portal/node';
import { portal } from '#site/portal';

/** Files that this site makes together with the reference: the clients. */
export const extras: readonly Extra[] = [
  { folder: CLIENTS_FOLDER, make: (served, isStrict) => packClientsOf(served, portal, isStrict) },
];

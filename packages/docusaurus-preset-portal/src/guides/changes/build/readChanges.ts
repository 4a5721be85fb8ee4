import { readFile } from 'node:fs/promises';
import { apis } from 'docusaurus-preset-portal/content';
import { type ApiChanges, changesFile } from '../../../reference/history/writeChanges';

/** Reads the generated changes of each API, in the order of the site. */
export const readChanges = (): Promise<ApiChanges[]> =>
  Promise.all(apis.map(async ({ id }) => JSON.parse(await readFile(changesFile(id), 'utf8')) as ApiChanges));

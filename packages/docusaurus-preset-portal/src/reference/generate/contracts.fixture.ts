import { owner, portal } from '../../content/portal.fixture';
import { type ReadApi, readApi } from './readApi';

let read: Promise<ReadApi[]> | undefined;

/** Reads the APIs of the site as the generator does. Shared by all test files of a worker: do not modify. */
export const readContracts = (): Promise<ReadApi[]> => {
  read ??= Promise.all(portal.apis.map((api) => readApi(api, portal.paths.specs, owner)));
  return read;
};

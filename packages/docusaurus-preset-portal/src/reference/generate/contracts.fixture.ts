import { apis } from 'docusaurus-preset-portal/content';
import { paths } from '../../lib/paths';
import { ownerOf } from '../../openapi/applyBranding';
import { type ReadApi, readApi } from './readApi';

let read: Promise<ReadApi[]> | undefined;

/** Reads the APIs of the site as the generator does. Shared by all test files of a worker: do not modify. */
export const readContracts = (): Promise<ReadApi[]> => {
  read ??= Promise.all(apis.map((api) => readApi(api, paths.specs, ownerOf({}))));
  return read;
};

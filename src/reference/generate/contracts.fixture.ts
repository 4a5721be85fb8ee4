import { apis } from '../../apis';
import { ownerOf } from '../../owner';
import { paths } from '../../paths';
import { type ReadApi, readApi } from './readApi';

let read: Promise<ReadApi[]> | undefined;

/** The APIs of the site as the generator reads them: once for all test files of a worker, so nobody may change them. */
export const readContracts = (): Promise<ReadApi[]> => {
  read ??= Promise.all(apis.map((api) => readApi(api, paths.specs, ownerOf({}))));
  return read;
};

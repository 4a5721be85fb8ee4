import { ownerOf } from 'docusaurus-preset-portal/node';
import { aboutOf } from 'docusaurus-preset-portal/terms';
import { type ReadApi, readApi, sampleOptions } from 'docusaurus-preset-portal/testing';
import { portal } from '#site/portal';

/** The portal of this site, and what is made of it. */
export { portal };
export const owner = ownerOf(portal);
export const options = sampleOptions(portal);
export const about = aboutOf(portal);

let read: Promise<ReadApi[]> | undefined;

/** Reads the APIs of the site as the generator does. Shared by all test files of a worker: do not modify. */
export const readContracts = (): Promise<ReadApi[]> => {
  read ??= Promise.all(portal.apis.map((api) => readApi(api, portal.paths.specs, owner)));
  return read;
};

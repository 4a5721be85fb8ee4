import { clientSamples } from 'api-clients/samples';
import { ownerOf } from 'docusaurus-preset-portal/node';
import { aboutOf } from 'docusaurus-preset-portal/terms';
import { type ReadApi, readApi, sampleOptions } from 'docusaurus-preset-portal/testing';
import type { SampleRequest } from 'openapi-toolkit/samples';
import { portal } from '#site/portal';

/** The portal of this site, and what is made of it. */
export { portal };
export const owner = ownerOf(portal);
export const options = sampleOptions(portal, true);
export const about = aboutOf(portal);

/** Returns the calls of the clients that need no types: all but that in Java. */
export const clientCalls = (request: SampleRequest) => clientSamples(request);

let read: Promise<ReadApi[]> | undefined;

/** Reads the APIs of the site as the generator does. Shared by all test files of a worker: do not modify. */
export const readContracts = (): Promise<ReadApi[]> => {
  read ??= Promise.all(
    portal.apis.map(async (api) => ({ ...(await readApi(api, portal.paths.specs, owner)), callsOf: clientCalls })),
  );
  return read;
};

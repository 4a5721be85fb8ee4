import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from 'openapi-toolkit/node';
import type { Api } from '../content/site';

/** The published contract of an API. */
export interface PublishedContract {
  api: string;
  version: string;
  href: string;
  hash: string;
  text: string;
}

/** Returns the hash of a text in the format of front matter and indexes. */
export const namedHash = (text: string): string => `sha256:${sha256(text)}`;

/** Reads the published contracts, in the order of the site. */
export const readPublishedContracts = (apis: readonly Api[], build: string): Promise<PublishedContract[]> =>
  Promise.all(
    apis.map(async ({ id }) => {
      const href = `/openapi/${id}.json`;
      const text = await readFile(path.join(build, href), 'utf8');
      const { info } = JSON.parse(text) as { info: { version: string } };
      return { api: id, version: info.version, href, hash: namedHash(text), text };
    }),
  );

/** Returns the SHA-256 of all contracts, one after another. */
export const digestOf = (contracts: readonly PublishedContract[]): string =>
  sha256(contracts.map(({ text }) => text).join(''));

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { apis } from '../../apis';
import { sha256 } from '../../sha256';

/** The contract of an API as the site offers it. */
export interface Contract {
  api: string;
  version: string;
  /** Path on the site. */
  href: string;
  /** Hash of the file: `sha256:…`. */
  hash: string;
  text: string;
}

/** Hash of a text as front matter and indexes write it. */
export const namedHash = (text: string): string => `sha256:${sha256(text)}`;

/** The contracts that the site offers, in its order. */
export const readContracts = (build: string): Promise<Contract[]> =>
  Promise.all(
    apis.map(async ({ id }) => {
      const href = `/openapi/${id}.json`;
      const text = await readFile(path.join(build, href), 'utf8');
      const { info } = JSON.parse(text) as { info: { version: string } };
      return { api: id, version: info.version, href, hash: namedHash(text), text };
    }),
  );

import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles, sha256 } from '../../lib/files';
import { UserError } from '../../lib/UserError';
import { restoreIntegersInJson } from '../../openapi/bundle/integerMarks';
import type { Document } from '../../openapi/document';
import { clean } from '../../openapi/text';
import { compareVersions } from './version';

/** File with the hash of each published file. Published files never change. */
export const HASHES = 'hashes.json';

type Hashes = Record<string, string>;

export interface Published {
  version: string;
  /** Relative to the folder of the published contracts. */
  name: string;
  /** Relative to the working folder, with forward slashes. */
  file: string;
  document: Document;
}

export const nameOfVersion = (version: string | undefined): string =>
  `${clean(version).replace(/[^\w.+-]/g, '-')}.json`;

/** Returns the hash of a file's text, independent of its line endings. */
export const contractHash = (text: string): string => sha256(text.replaceAll('\r\n', '\n'));

async function readHashes(folder: string): Promise<Hashes> {
  const file = path.join(folder, HASHES);
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Hashes) : {};
}

async function names(folder: string): Promise<string[]> {
  return (await listFiles(folder)).filter((file) => /^[^/]+\/[^/]+\.json$/.test(file));
}

/** Reads the published versions of an API, the latest first, from a folder with one file for each API and version. */
export async function readPublished(api: string, folder: string): Promise<Published[]> {
  const own = (await names(folder)).filter((name) => name.startsWith(`${api}/`));
  const all = await Promise.all(
    own.map(async (name) => ({
      version: path.posix.basename(name, '.json'),
      name,
      file: `${folder}/${name}`,
      document: JSON.parse(await readFile(path.join(folder, name), 'utf8')) as Document,
    })),
  );
  return all.sort((a, b) => compareVersions(b.version, a.version));
}

/** Returns a message for each API with published versions that the site no longer has. */
export async function droppedApis(apis: readonly { id: string }[], folder: string): Promise<string[]> {
  const published = new Set((await names(folder)).map((name) => name.split('/')[0] ?? ''));
  return [...published]
    .filter((id) => !apis.some((api) => api.id === id))
    .map(
      (id) =>
        `A published API is missing.\n  at   ${folder}/${id}\n  fix  Put \`${id}\` back into the list of APIs, and mark its operations as deprecated. An API that is retired after their last day goes with its folder and its lines of ${HASHES}.`,
    );
}

/** Adds a contract to the published ones. Existing files are never overwritten. */
export async function addPublished(api: string, document: Document, folder: string): Promise<string> {
  const name = `${api}/${document.info.version}.json`;
  const file = path.join(folder, name);
  if (existsSync(file)) {
    throw new UserError(
      `${document.info.version} of ${api} is published already.\n  at   ${folder}/${name}\n  fix  Raise info.version.`,
    );
  }
  const text = `${restoreIntegersInJson(JSON.stringify(document, null, 1))}\n`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
  const hashes = { ...(await readHashes(folder)), [name]: contractHash(text) };
  const sorted = Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(path.join(folder, HASHES), `${JSON.stringify(sorted, null, 2)}\n`);
  return `${folder}/${name}`;
}

/** Returns a message for each published file that was altered, removed or added without `publish:contracts`. */
export async function alteredFiles(folder: string): Promise<string[]> {
  const hashes = new Map(Object.entries(await readHashes(folder)));
  const found = await names(folder);
  const fix =
    'Published contracts must not change. Undo the change, raise info.version and run `npm run publish:contracts`.';
  const message = (what: string, name: string) => `${what}\n  at   ${folder}/${name}\n  fix  ${fix}`;
  const removed = [...hashes.keys()]
    .filter((name) => !found.includes(name))
    .map((name) => message('A published contract was removed.', name));
  const altered = await Promise.all(
    found.map(async (name) => {
      const hash = hashes.get(name);
      if (hash === undefined) return [message('A contract was added to the published ones by hand.', name)];
      return hash === contractHash(await readFile(path.join(folder, name), 'utf8'))
        ? []
        : [message('A published contract was altered.', name)];
    }),
  );
  return [...removed, ...altered.flat()];
}

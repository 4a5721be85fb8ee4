import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../lib/files';
import { restoreIntegersInJson } from '../../openapi/bundle/integerMarks';
import type { Document } from '../../openapi/document';
import { clean } from '../../openapi/text';
import { compareVersions } from './version';

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
        `A published API is missing.\n  at   ${folder}/${id}\n  fix  Put \`${id}\` back into the list of APIs, and mark its operations as deprecated. An API that is retired after their last day goes with its folder.`,
    );
}

/** Adds a contract to the published ones. Existing files are never overwritten. */
export async function addPublished(api: string, document: Document, folder: string): Promise<string> {
  const name = `${api}/${document.info.version}.json`;
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${restoreIntegersInJson(JSON.stringify(document, null, 1))}\n`, { flag: 'wx' });
  return `${folder}/${name}`;
}

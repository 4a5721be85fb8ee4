import { rm } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../lib/listFiles';
import { paths } from '../../lib/paths';
import { ENVIRONMENT, SUFFIXES } from '../exports';
import { FOLDER as EXAMPLES } from './exampleFiles';
import type { ReadApi } from './readApi';

/** Suffixes of an API's files, after its ID. */
const MADE = new Set(['yaml', 'json', ...SUFFIXES]);

/** Files shared by all APIs: the feeds and the Postman environment. */
const OF_ALL = new Set(['atom.xml', 'feed.json', ENVIRONMENT]);

/** True if a generated file belongs to an existing API or operation. */
function belongs(file: string, apis: readonly ReadApi[]): boolean {
  const [folder = '', rest = ''] = file.split(/\/(.*)/s);
  const examples = `${EXAMPLES.split('/').at(-1)}`;
  if (folder === examples) {
    const [id, slug] = rest.split('/');
    return apis.some(
      ({ ref, operations }) => ref.id === id && operations.some(({ operation }) => operation.id === slug),
    );
  }
  if (OF_ALL.has(file)) return true;
  // A file that another version of the portal generated is no current download.
  const [id = '', ending = ''] = file.split(/[./](.*)/s);
  if (!file.includes('/') && !MADE.has(ending)) return false;
  return apis.some(({ ref }) => ref.id === id);
}

const FOLDERS = [paths.downloads, paths.changes, path.posix.dirname(paths.outline('x'))];

/** Removes files that an earlier run generated for deleted APIs and operations. */
export async function removeOthers(apis: readonly ReadApi[], folders: readonly string[] = FOLDERS): Promise<string[]> {
  const removed: string[] = [];
  for (const folder of folders) {
    for (const file of await listFiles(folder)) {
      if (belongs(file, apis)) continue;
      await rm(path.join(folder, file), { force: true });
      removed.push(file);
    }
  }
  return removed;
}

import { rm } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../listFiles';
import { paths } from '../../paths';
import { site } from '../../site';
import { FOLDER as EXAMPLES } from './exampleFiles';
import type { ReadApi } from './readApi';

/** Whether a generated file is of an API or an operation that there is. */
function belongs(file: string, apis: readonly ReadApi[]): boolean {
  const [folder = '', rest = ''] = file.split(/\/(.*)/s);
  const examples = `${EXAMPLES.split('/').at(-1)}`;
  if (folder === examples) {
    const [id, slug] = rest.split('/');
    return apis.some(
      ({ ref, operations }) => ref.id === id && operations.some(({ operation }) => operation.id === slug),
    );
  }
  // The feeds of all APIs together.
  if (/^(?:atom\.xml|feed\.json)$/.test(file)) return true;
  if (file.startsWith(`${site.slug}.`) && file.endsWith('.postman_environment.json')) return true;
  const [id] = file.split(/[./]/);
  return apis.some(({ ref }) => ref.id === id);
}

const FOLDERS = [paths.downloads, paths.changes, path.posix.dirname(paths.outline('x'))];

/** Removes what an earlier run made from APIs and operations that are no more. */
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

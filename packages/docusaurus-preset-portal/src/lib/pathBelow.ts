import { existsSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { relativePath } from './listFiles';

/** Returns the path of a file relative to a folder; undefined if it is outside. Both are real paths. */
export function pathBelow(folder: string, file: string): string | undefined {
  const below = relativePath(folder, file);
  return below === '..' || below.startsWith('../') || path.isAbsolute(below) ? undefined : below;
}

/** Returns true if a file is below one of the folders, also behind symbolic links, and not hidden there. */
export const isBelow = (folders: readonly string[], file: string): boolean =>
  statSync(file, { throwIfNoEntry: false })?.isFile() === true &&
  folders
    .filter((folder) => existsSync(folder))
    .map((folder) => pathBelow(realpathSync(folder), realpathSync(file)))
    .some((below) => below !== undefined && !/(?:^|\/)\./.test(below));

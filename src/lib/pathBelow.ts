import { realpathSync } from 'node:fs';
import path from 'node:path';
import { relativePath } from './listFiles';

/** Returns the path of a file relative to a folder; undefined if it is outside. Both are real paths. */
export function pathBelow(folder: string, file: string): string | undefined {
  const below = relativePath(folder, file);
  return below === '..' || below.startsWith('../') || path.isAbsolute(below) ? undefined : below;
}

/** Returns the path behind symbolic links; undefined if nothing is there. */
export function realPath(file: string): string | undefined {
  try {
    return realpathSync(file);
  } catch {
    return undefined;
  }
}

/** True if a file is below one of the folders, also behind symbolic links, and not hidden there. */
export function isBelow(folders: readonly string[], file: string): boolean {
  const real = realPath(file);
  const below = folders.map(realPath).map((folder) => folder && real && pathBelow(folder, real));
  const found = below.find((one) => one !== undefined);
  return found !== undefined && !/(?:^|\/)\./.test(found);
}

import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Locate } from './locate';

const runners = path.join(__dirname, '../runners');

/** Folder with the `package.json` of a set of npm packages that only tests use. */
export const folderOf = (set: string) => path.join(runners, set);

/** Returns true if the packages of a set are installed as in its lockfile. */
export function isComplete(set: string): boolean {
  const done = path.join(folderOf(set), 'node_modules/.package-lock.json');
  const wanted = path.join(folderOf(set), 'package-lock.json');
  return existsSync(done) && statSync(done).mtimeMs >= statSync(wanted).mtimeMs;
}

/** Finds a file of a set of npm packages. */
export const npmFile =
  (set: string, name: string): Locate =>
  () => {
    const module = path.join(folderOf(set), 'node_modules', name);
    return isComplete(set) && existsSync(module) ? module : undefined;
  };

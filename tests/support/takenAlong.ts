import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { about } from './portal';
import { processFolder } from './processFolder';

/** The built site. */
export const BUILD = process.env.PORTAL_BUILD || 'build';

/**
 * Unpacks the file that readers take along, as npm does, into a folder outside this repository that is removed when the
 * process ends.
 *
 * @returns The arguments with which Node.js starts it.
 */
export function takenAlong(build = BUILD, file = about.tarball): [program: string] {
  const folder = processFolder('taken-along-');
  execFileSync('tar', ['-xzf', path.resolve(build, file)], { cwd: folder });
  return [path.join(folder, 'package/start.cjs')];
}

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFilesSync, relativePath } from 'openapi-toolkit/node';
import type { Portal } from '../../content/portal';
import { ownerOf } from '../../reference/applyBranding';

/** Returns the file with the hash of the inputs of the last complete generation. */
export const stampFile = ({ paths }: Portal): string => path.join(paths.generated, 'stamp.txt');
const ENGINE = path.join(__dirname, '../..');
/** Sources of the package that reads contracts. */
const TOOLKIT = path.join(path.dirname(require.resolve('openapi-toolkit/package.json')), 'src');
/** Files that can't reach what is generated: components, styles, tests. A file too many only costs a second. */
const NOT_READ = /\.(tsx|css|(test|fixture)\.ts)$/;

/** Returns the hash of what the generation reads: contracts, data, the engine, its packages, the owner's hosts. */
export function hashInputs(portal: Portal, env: NodeJS.ProcessEnv): string {
  const { siteDir, paths } = portal;
  const folders = [paths.specs, paths.data, path.join(siteDir, 'src'), ENGINE, TOOLKIT].filter((folder) =>
    existsSync(folder),
  );
  const below = folders.flatMap((folder) => listFilesSync(folder).map((name) => path.join(folder, name)));
  const files = [path.join(ENGINE, '../package.json'), ...below].filter((name) => !NOT_READ.test(name));
  const hash = createHash('sha256').update(JSON.stringify(ownerOf(portal, env)));
  for (const file of files) {
    // More than a thousand small files: to wait for each costs ten times as much.
    const content = readFileSync(file);
    hash.update(`${relativePath(siteDir, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** True if the reference is there and was made from these inputs. */
export function isFresh(portal: Portal, inputs: string): boolean {
  const stamp = stampFile(portal);
  return existsSync(portal.paths.pages) && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs;
}

/** Notes that the reference was made from these inputs. */
export async function writeStamp(portal: Portal, inputs: string): Promise<void> {
  await mkdir(portal.paths.generated, { recursive: true });
  await writeFile(stampFile(portal), inputs);
}

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { attempt } from 'openapi-toolkit';
import { listFiles, listFilesSync, relativePath } from 'openapi-toolkit/node';
import type { Portal } from '../../content/portal';
import { ownerOf } from '../../reference/applyBranding';

interface Stamp {
  inputs: string;
  outputs: string[];
}

const fileOf = ({ paths }: Portal): string => path.join(paths.generated, 'stamp.json');
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

/** True if every generated file exists and was made from these inputs. */
export function isFresh(portal: Portal, inputs: string): boolean {
  // Missing, or cut short by a process that was stopped: generate again.
  const stamp = attempt(() => JSON.parse(readFileSync(fileOf(portal), 'utf8')) as Stamp, undefined);
  return stamp?.inputs === inputs && stamp.outputs.every((file) => existsSync(path.join(portal.siteDir, file)));
}

/** Notes that the files in `folders` were made from these inputs. */
export async function writeStamp(portal: Portal, inputs: string, folders: string[]): Promise<void> {
  const outputs = await Promise.all(
    folders.map(async (folder) =>
      (await listFiles(folder)).map((name) => relativePath(portal.siteDir, path.join(folder, name))),
    ),
  );
  await mkdir(portal.paths.generated, { recursive: true });
  const stamp: Stamp = { inputs, outputs: outputs.flat() };
  await writeFile(fileOf(portal), `${JSON.stringify(stamp, null, 2)}\n`);
}

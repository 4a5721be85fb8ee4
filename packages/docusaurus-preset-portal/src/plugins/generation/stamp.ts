import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles, listFilesSync, relativePath } from '../../lib/listFiles';
import { paths } from '../../lib/paths';
import { ownerOf } from '../../openapi/applyBranding';

interface Stamp {
  inputs: string;
  outputs: string[];
}

const FILE = path.join(paths.generated, 'stamp.json');
const FOLDERS = [paths.specs, 'docs/_data', 'src'];
const ENGINE = path.join(__dirname, '../..');
/** Files that can't reach what is generated: components, styles, tests. A file too many only costs a second. */
const NOT_READ = /\.(tsx|css|(test|fixture)\.ts)$/;

/** Returns the hash of what the generation reads: contracts, data, the engine, its packages, the owner's hosts. */
export function hashInputs(siteDir: string, env: NodeJS.ProcessEnv): string {
  const folders = [...FOLDERS.map((folder) => path.join(siteDir, folder)), ENGINE].filter((folder) =>
    existsSync(folder),
  );
  const below = folders.flatMap((folder) => listFilesSync(folder).map((name) => path.join(folder, name)));
  const files = [path.join(ENGINE, '../package.json'), ...below].filter((name) => !NOT_READ.test(name));
  const hash = createHash('sha256').update(JSON.stringify(ownerOf(env)));
  for (const file of files) {
    // More than a thousand small files: to wait for each costs ten times as much.
    const content = readFileSync(file);
    hash.update(`${relativePath(siteDir, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function readStamp(siteDir: string): Stamp | undefined {
  try {
    return JSON.parse(readFileSync(path.join(siteDir, FILE), 'utf8')) as Stamp;
  } catch {
    // Missing, or cut short by a process that was stopped: generate again.
    return undefined;
  }
}

/** True if every generated file exists and was made from these inputs. */
export function isFresh(siteDir: string, inputs: string): boolean {
  const stamp = readStamp(siteDir);
  return stamp?.inputs === inputs && stamp.outputs.every((file) => existsSync(path.join(siteDir, file)));
}

/** Notes that the files in `folders` were made from these inputs. */
export async function writeStamp(siteDir: string, inputs: string, folders: string[]): Promise<void> {
  const outputs = await Promise.all(
    folders.map(async (folder) => (await listFiles(path.join(siteDir, folder))).map((name) => `${folder}/${name}`)),
  );
  await mkdir(path.join(siteDir, paths.generated), { recursive: true });
  const stamp: Stamp = { inputs, outputs: outputs.flat() };
  await writeFile(path.join(siteDir, FILE), `${JSON.stringify(stamp, null, 2)}\n`);
}

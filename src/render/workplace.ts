import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isContent } from '../checks/layers/engine';
import { listFiles } from '../lib/listFiles';
import type { Contract } from './contracts';

/** Files of this repository that a build of any portal needs, besides the engine in `src`. */
const FILES = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'docusaurus.config.ts',
  'scripts/build.cjs',
  'scripts/generate.ts',
];

/** In the place of content: what a site made of contracts alone has. */
const BLANK = 'src/render/blank';

const isTest = (file: string) => /\.(test|fixture|spec)\.[cm]?tsx?$/.test(file);

/**
 * Makes a site of the engine and the contracts in a folder of its own, so that nothing is written to this repository.
 *
 * @param root Folder of this repository.
 * @param portal Content of `portal.json`.
 * @returns its path; the caller removes it.
 */
export async function makeWorkplace(root: string, contracts: readonly Contract[], portal: object): Promise<string> {
  const site = await mkdtemp(path.join(tmpdir(), 'portal-render-'));
  try {
    const engine = (await listFiles(path.join(root, 'src')))
      .map((file) => `src/${file}`)
      .filter((file) => !isContent(file) && !isTest(file) && !file.startsWith('src/render/'));
    for (const file of [...FILES, ...engine]) await copy(path.join(root, file), path.join(site, file));
    await cp(path.join(root, BLANK), site, { recursive: true });
    await writeFile(path.join(site, 'src/site/portal.json'), JSON.stringify(portal));
    await mkdir(path.join(site, 'api-specs'));
    for (const { id, text } of contracts) await writeFile(path.join(site, 'api-specs', `${id}.json`), text);
    // A junction needs no rights of an administrator on Windows; elsewhere the kind is ignored.
    await symlink(path.join(root, 'node_modules'), path.join(site, 'node_modules'), 'junction');
  } catch (error) {
    await removeWorkplace(site);
    throw error;
  }
  return site;
}

async function copy(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  await cp(from, to);
}

export const removeWorkplace = (site: string): Promise<void> => rm(site, { recursive: true, force: true });

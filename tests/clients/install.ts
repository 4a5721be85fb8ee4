import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { clientFiles } from '../../src/clients/files';
import { paths } from '../../src/lib/paths';
import { pathOf } from '../programs';
import { execute } from '../support/execute';

/**
 * Installs the TypeScript client in a folder, without a network.
 *
 * @param served Folder that the site serves, with the package.
 * @returns The folder.
 */
export async function installTypescript(folder: string, served: string = paths.static): Promise<string> {
  const home = path.join(folder, 'node_modules/danish-data-client');
  mkdirSync(home, { recursive: true });
  const file = path.resolve(served, clientFiles().typescript);
  const { status, stderr } = await execute(['tar', '-xzf', file, '-C', home, '--strip-components=1'], folder);
  if (status !== 0) throw new Error(stderr);
  return folder;
}

/** Installs the Python client in a folder, as pip does: a wheel is an archive of the modules. */
export async function installPython(folder: string, served: string = paths.static): Promise<string> {
  const file = path.resolve(served, clientFiles().python);
  const { status, stderr } = await execute([pathOf('python'), '-m', 'zipfile', '-e', file, '.'], folder);
  if (status !== 0) throw new Error(stderr);
  return folder;
}

/** Makes tsx available in a folder, so that `npx tsx` needs no network. */
export function linkTsx(folder: string): void {
  mkdirSync(path.join(folder, 'node_modules'), { recursive: true });
  for (const name of ['.bin', 'tsx'])
    symlinkSync(path.resolve('node_modules', name), path.join(folder, 'node_modules', name), 'junction');
}

/** Installers of the clients, by the language of the samples that call them. */
export const installers: Readonly<Record<string, (folder: string) => Promise<string>>> = {
  'typescript-client': installTypescript,
};

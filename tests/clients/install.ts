import { copyFileSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { paths } from 'docusaurus-preset-portal/node';
import { clientFiles } from '#site/clientPackages';
import { pathOf } from '../programs';
import { execute } from '../support/execute';

/** Runs a command in a folder. Returns what it printed; throws if it fails. */
export async function run(command: string[], folder: string, variables: Record<string, string> = {}): Promise<string> {
  const { status, stdout, stderr } = await execute(command, folder, variables);
  if (status !== 0) throw new Error(`${command.join(' ')}: ${stdout}${stderr}`);
  return stdout;
}

/** Returns the generated jar of the Java client. */
export const javaJar = (served: string = paths.static): string => path.resolve(served, clientFiles().java);

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
  await run(['tar', '-xzf', file, '-C', home, '--strip-components=1'], folder);
  return folder;
}

/** Installs the Python client in a folder, as pip does: a wheel is an archive of the modules. */
export async function installPython(folder: string, served: string = paths.static): Promise<string> {
  await run([pathOf('python'), '-m', 'zipfile', '-e', path.resolve(served, clientFiles().python), '.'], folder);
  return folder;
}

/** Makes tsx available in a folder, so that `npx tsx` needs no network. */
export function linkTsx(folder: string): void {
  mkdirSync(path.join(folder, 'node_modules'), { recursive: true });
  for (const name of ['.bin', 'tsx'])
    symlinkSync(path.resolve('node_modules', name), path.join(folder, 'node_modules', name), 'junction');
}

/** Saves the jar of the Java client in a folder. */
export async function installJava(folder: string, served?: string): Promise<string> {
  const file = javaJar(served);
  copyFileSync(file, path.join(folder, path.basename(file)));
  return folder;
}

/** Installers of the clients, by the language of the samples that call them. */
export const installers: Readonly<Record<string, (folder: string, served?: string) => Promise<string>>> = {
  'typescript-client': installTypescript,
  'python-client': installPython,
  'java-client': installJava,
};

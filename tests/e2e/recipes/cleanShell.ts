import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installers, linkTsx } from '../../clients/install';
import { pathOf } from '../../programs';
import { triesAll } from '../../support/cover';
import { execute, type Finished, TYPESCRIPT } from '../../support/execute';
import { BUILD } from './builtPage';

/** Creates a folder with these files and the clients of the built site, in which `npx tsx` needs no network. */
export async function folderWith(files: Map<string, string>): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'recipe-'));
  for (const [name, text] of files) writeFileSync(path.join(folder, name), text);
  linkTsx(folder);
  for (const install of Object.values(installers)) await install(folder, BUILD);
  return folder;
}

/** `npx tsx` starts npm and two processes of tsx; on every change its loader does the same in one. */
const inOne = ['node', ...TYPESCRIPT.slice(1)].join(' ');
const direct = (command: string) => (triesAll ? command : command.replace('npx tsx', inOne));

/** Runs a command as a reader types it, in a shell that only gets the PATH of this one. */
export const inCleanShell = (command: string, folder: string, variables: Record<string, string>): Promise<Finished> =>
  execute([pathOf('bash'), '--noprofile', '--norc', '-c', direct(command)], folder, {
    LC_ALL: 'C.UTF-8',
    ...variables,
  });

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installers, linkTsx } from '../../clients/install';
import { pathOf } from '../../programs';
import { triesAll } from '../../support/cover';
import { execute, type Finished, TYPESCRIPT } from '../../support/execute';
import { BUILD, type ShownProgram } from './builtPage';

/** Creates a folder with a program and the client of its language, in which `npx tsx` needs no network. */
export async function folderWith({ language, files }: ShownProgram): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'recipe-'));
  for (const [name, text] of files) writeFileSync(path.join(folder, name), text);
  linkTsx(folder);
  await installers[`${language}-client`]?.(folder, BUILD);
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

import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathOf } from '../../programs';
import { triesAll } from '../../support/cover';
import { execute, type Finished, TYPESCRIPT } from '../../support/execute';

/** Creates a folder with these files, in which `npx tsx` finds tsx without a network. */
export function folderWith(files: Map<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'recipe-'));
  for (const [name, text] of files) writeFileSync(path.join(folder, name), text);
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
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

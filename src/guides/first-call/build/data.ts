import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { paths } from '../../../lib/paths';
import { sha256 } from '../../../lib/sha256';
import { ownerOf } from '../../../openapi/applyBranding';
import type { Html } from '../../../openapi/model';
import { highlight } from '../../../reference/highlight';
import { about } from '../../../sandbox/about';
import { type Command, commandsOf } from '../commands';

export interface TerminalData {
  label: string;
  shells: { id: string; label: string; html: Html }[];
}

export interface SandboxFileData {
  file: string;
  /** Hexadecimal digits. */
  sha256: string;
  kilobytes: number;
}

/** The sandbox's one file, as the site offers it. */
export async function sandboxFileData(): Promise<SandboxFileData> {
  const bytes = await readFile(path.join(paths.static, 'sandbox', about.file)).catch(() => {
    throw new Error('the file of the sandbox is missing. Run "npm run generate".');
  });
  return {
    file: about.file,
    sha256: sha256(bytes),
    kilobytes: Math.round(bytes.length / 1000),
  };
}

const SHELLS = [
  { id: 'bash', label: 'Linux, macOS' },
  { id: 'powershell', label: 'Windows PowerShell' },
] as const;

/** A command for each shell. Attributes: `command`, a name of `commandsOf`; `title`, what it does. */
export async function terminalData({ command = '', title = '' }: Record<string, string>): Promise<TerminalData> {
  const { sha256 } = await sandboxFileData();
  const commands: Record<string, Command> = commandsOf(ownerOf(process.env), sha256);
  const found = commands[command];
  if (!found) throw new Error(`no command "${command}". Commands: ${Object.keys(commands).join(', ')}`);
  if (title === '') throw new Error('write title="…": what the command does');
  return {
    label: title,
    shells: SHELLS.map(({ id, label }) => ({ id, label, html: highlight(found[id], id) })),
  };
}

import { paths } from 'docusaurus-preset-portal/lib/paths';
import { ownerOf } from 'docusaurus-preset-portal/openapi/applyBranding';
import type { Html } from 'docusaurus-preset-portal/openapi/model';
import { highlight } from 'docusaurus-preset-portal/reference/highlight';
import { digestOf, readPublishedContracts } from 'docusaurus-preset-portal/reference/publishedContracts';
import { about } from 'docusaurus-preset-portal/sandbox/about';
import { type Command, commandsOf } from '../commands';

export interface TerminalData {
  label: string;
  shells: { id: string; label: string; html: Html }[];
}

export interface OfflineFileData {
  file: string;
  /** SHA-256 of the published contracts, in hexadecimal digits. */
  contracts: string;
}

/** The file that readers take along. */
export async function offlineFileData(): Promise<OfflineFileData> {
  return { file: about.tarball, contracts: digestOf(await readPublishedContracts(paths.static)) };
}

const SHELLS = [
  { id: 'bash', label: 'Linux, macOS' },
  { id: 'powershell', label: 'Windows PowerShell' },
] as const;

/** A command for each shell. Attributes: `command`, a name of `commandsOf`; `title`, what it does. */
export async function terminalData({ command = '', title = '' }: Record<string, string>): Promise<TerminalData> {
  const commands: Record<string, Command> = commandsOf(ownerOf(process.env));
  const found = commands[command];
  if (!found) throw new Error(`no command "${command}". Commands: ${Object.keys(commands).join(', ')}`);
  if (title === '') throw new Error('write title="…": what the command does');
  return {
    label: title,
    shells: SHELLS.map(({ id, label }) => ({ id, label, html: highlight(found[id], id) })),
  };
}

import { digestOf, highlight, ownerOf, readPublishedContracts } from 'docusaurus-preset-portal/node';
import { aboutOf } from 'docusaurus-preset-portal/terms';
import type { Html } from 'openapi-toolkit';
import { portal } from '#site/portal';
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
  return {
    file: aboutOf(portal).tarball,
    contracts: digestOf(await readPublishedContracts(portal.apis, portal.paths.static)),
  };
}

const SHELLS = [
  { id: 'bash', label: 'Linux, macOS' },
  { id: 'powershell', label: 'Windows PowerShell' },
] as const;

/** A command for each shell. Attributes: `command`, a name of `commandsOf`; `title`, what it does. */
export async function terminalData({ command = '', title = '' }: Record<string, string>): Promise<TerminalData> {
  const commands: Record<string, Command> = commandsOf(ownerOf(portal, process.env).apiBaseUrl);
  const found = commands[command];
  if (!found) throw new Error(`no command "${command}". Commands: ${Object.keys(commands).join(', ')}`);
  if (title === '') throw new Error('write title="…": what the command does');
  return {
    label: title,
    shells: SHELLS.map(({ id, label }) => ({ id, label, html: highlight(found[id], id) })),
  };
}

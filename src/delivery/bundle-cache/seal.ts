import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { listFilesSync } from '../../listFiles';
import { hashFiles } from '../hashFiles';

const sealOf = (folder: string) => `${folder}.sealed`;
const hashOf = (folder: string) => hashFiles(folder, listFilesSync(folder), '');

/** Notes what is in a folder, when all of it has been written. */
export function seal(folder: string): void {
  if (existsSync(folder)) writeFileSync(sealOf(folder), hashOf(folder));
}

/**
 * Opens a folder for a program that reads and writes it. What a program that was stopped left there, or what was damaged
 * since, is removed: Rspack ends in a panic on a file that is cut off, or takes a module over that has changed.
 */
export function unseal(folder: string): void {
  const known = existsSync(sealOf(folder)) ? readFileSync(sealOf(folder), 'utf8') : undefined;
  rmSync(sealOf(folder), { force: true });
  if (known === undefined || !existsSync(folder) || hashOf(folder) !== known)
    rmSync(folder, { recursive: true, force: true });
}

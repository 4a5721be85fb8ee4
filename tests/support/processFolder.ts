import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Makes a temporary folder that is removed when this process ends. Vitest ends its workers with a signal. */
export function processFolder(prefix: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), prefix));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  process.once('SIGTERM', () => {
    remove();
    process.kill(process.pid, 'SIGTERM');
  });
  return folder;
}

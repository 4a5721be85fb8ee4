import { createHash } from 'node:crypto';
import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Returns the path of a file relative to a folder, with `/` on every system: for names, messages and addresses. */
export const relativePath = (folder: string, file: string): string =>
  path.relative(folder, file).split(path.sep).join('/');

/** Lists every file below an existing folder, with `/`, sorted. With `recursive`, `readdir` would follow symbolic links to folders (Node.js 22.23, 24). */
export const listFilesSync = (folder: string): string[] => {
  const below = (at: string): string[] =>
    readdirSync(path.join(folder, at), { withFileTypes: true }).flatMap((entry) => {
      const name = path.posix.join(at, entry.name);
      if (entry.isDirectory()) return below(name);
      return entry.isFile() ? [name] : [];
    });
  return below('').sort();
};

/** Lists the same; empty if there is no such folder. */
export async function listFiles(folder: string): Promise<string[]> {
  return existsSync(folder) ? listFilesSync(folder) : [];
}

/** Returns the path of a file relative to a folder; undefined if it is outside. Both are real paths. */
export function pathBelow(folder: string, file: string): string | undefined {
  const below = relativePath(folder, file);
  return below === '..' || below.startsWith('../') || path.isAbsolute(below) ? undefined : below;
}

/** Returns true if a file is below one of the folders, also behind symbolic links, and not hidden there. */
export const isBelow = (folders: readonly string[], file: string): boolean =>
  statSync(file, { throwIfNoEntry: false })?.isFile() === true &&
  folders
    .filter((folder) => existsSync(folder))
    .map((folder) => pathBelow(realpathSync(folder), realpathSync(file)))
    .some((below) => below !== undefined && !/(?:^|\/)\./.test(below));

/** Returns the SHA-256 of a text or of bytes. */
export const sha256 = (content: string | Uint8Array, encoding: 'hex' | 'base64' | 'base64url' = 'hex'): string =>
  createHash('sha256').update(content).digest(encoding);

/** Explains an error or a log that tells of a full disk; undefined for any other. */
export function diskFault(text: string): string | undefined {
  const [fault] = /(?:\bE[A-Z]+: )?(?:no space left on device|disk quota exceeded)\b[^\n]*/i.exec(text) ?? [];
  const variable = process.platform === 'win32' ? 'TEMP' : 'TMPDIR';
  return fault && `The disk is full: ${fault}\nFree space, or name another folder than ${tmpdir()} in ${variable}.`;
}

import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Finds a program on this machine: its path, or undefined. */
export type Locate = () => string | undefined;

interface Hints {
  /** Environment variable with the path; takes precedence. */
  variable?: string;
  /** Paths that are often not in `PATH`. */
  paths?: string[];
  /** Arguments with which a usable program exits with 0. */
  probe?: string[];
}

const onWindows = process.platform === 'win32';
const endings = onWindows ? (process.env.PATHEXT ?? '.EXE;.CMD').split(';') : [''];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, onWindows ? constants.F_OK : constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Finds a program by its names, in order: the variable, `PATH`, further paths. */
export const command =
  (names: string[], { variable, paths = [], probe }: Hints = {}): Locate =>
  () => {
    const fromVariable = variable ? process.env[variable] : undefined;
    const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
    const inPath = names.flatMap((name) =>
      folders.flatMap((folder) => endings.map((end) => path.join(folder, name + end))),
    );
    const found = [...(fromVariable ? [fromVariable] : []), ...inPath, ...paths].find(isExecutable);
    if (!found || !probe) return found;
    return spawnSync(found, probe, { stdio: 'ignore' }).status === 0 ? found : undefined;
  };

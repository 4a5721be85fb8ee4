import { readFileSync } from 'node:fs';

export interface Locked {
  /** Path in the tree, such as `node_modules/a/node_modules/b`. */
  path: string;
  name: string;
  version: string;
  license?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  /** A list in old packages. */
  engines?: { node?: string } | string[];
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

/** Returns every package of the lockfile, once for each path at which it is installed. */
export const locked: Locked[] = Object.entries<Omit<Locked, 'place'> & { link?: boolean }>(packages)
  .filter(([path, { link }]) => path.startsWith('node_modules/') && !link)
  .map(([path, entry]) => ({ ...entry, path, name: entry.name ?? path.replace(/^.*node_modules\//, '') }));

export const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

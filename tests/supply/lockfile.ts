import { readFileSync } from 'node:fs';

export interface Locked {
  /** Place in the tree, e.g. `node_modules/a/node_modules/b`. */
  place: string;
  name: string;
  version: string;
  license?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  /** Of old packages a list. */
  engines?: { node?: string } | string[];
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

/** Every package of the lockfile, once for each place it is installed at. */
export const locked: Locked[] = Object.entries<Omit<Locked, 'place'>>(packages)
  .filter(([place]) => place !== '')
  .map(([place, entry]) => ({ ...entry, place, name: entry.name ?? place.replace(/^.*node_modules\//, '') }));

export const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

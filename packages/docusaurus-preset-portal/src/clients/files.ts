import { readFileSync } from 'node:fs';
import path from 'node:path';
import { paths } from '../lib/paths';
import { packageName } from './names';

/** Folder of the packages, below the site root. */
export const CLIENTS_FOLDER = 'clients';

/** File with the published packages. `npm run publish:clients` writes it. */
export const PACKAGES = path.join(paths.data, 'client-packages.json');

/** Returns the version of the packages, and the SHA-256 of every package that was published, by file. */
export const publishedPackages = (): { version: string; sha256: Record<string, string> } =>
  JSON.parse(readFileSync(PACKAGES, 'utf8'));

/** Returns the paths of the packages on the site, by language. */
export function clientFiles(version: string = publishedPackages().version) {
  const name = `${CLIENTS_FOLDER}/${packageName}-${version}`;
  return {
    typescript: `${name}.tgz`,
    python: `${CLIENTS_FOLDER}/${packageName.replaceAll('-', '_')}-${version}-py3-none-any.whl`,
    java: `${name}.jar`,
    javaSources: `${name}-sources.jar`,
    javaPom: `${name}.pom`,
    /** Configuration of NSwag, for clients in C#. */
    nswag: `${CLIENTS_FOLDER}/nswag.json`,
    /** SHA-256 of every package that was published. */
    hashes: `${CLIENTS_FOLDER}/hashes.json`,
  };
}

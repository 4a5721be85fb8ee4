import { readFileSync } from 'node:fs';
import { packageName } from './names';

/** Folder of the packages, below the site root. */
export const FOLDER = 'clients';

/** Returns the version of the site, which is that of all packages. */
export const siteVersion = (): string =>
  (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version;

/** Returns the paths of the packages on the site, by language. */
export function clientFiles() {
  const version = siteVersion();
  const name = `${FOLDER}/${packageName}-${version}`;
  return {
    typescript: `${name}.tgz`,
    python: `${FOLDER}/${packageName.replaceAll('-', '_')}-${version}-py3-none-any.whl`,
    java: `${name}.jar`,
    javaSources: `${name}-sources.jar`,
    javaPom: `${name}.pom`,
    /** Configuration of NSwag, for clients in C#. */
    nswag: `${FOLDER}/nswag.json`,
  };
}

/** Folder of the packages, below the folder that a site serves. */
export const CLIENTS_FOLDER = 'clients';

/** Returns the name of the package of a portal: `danish-data` → `danish-data-client`. */
export const packageName = (slug: string): string => `${slug}-client`;

/** Returns the paths of the packages of a name and version on the site, by language. */
export function packageFiles(name: string, version: string) {
  const start = `${CLIENTS_FOLDER}/${name}-${version}`;
  return {
    typescript: `${start}.tgz`,
    python: `${CLIENTS_FOLDER}/${name.replaceAll('-', '_')}-${version}-py3-none-any.whl`,
    java: `${start}.jar`,
    javaSources: `${start}-sources.jar`,
    javaPom: `${start}.pom`,
    /** Configuration of NSwag, for clients in C#. */
    nswag: `${CLIENTS_FOLDER}/nswag.json`,
    /** SHA-256 of every package that was published. */
    hashes: `${CLIENTS_FOLDER}/hashes.json`,
  };
}

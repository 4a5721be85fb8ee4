import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ReadContract, UserError } from 'openapi-toolkit';
import { javaJars } from './java';
import { type ClientPackage, clientModel } from './model';
import { importWheel, pythonWheel } from './python/wheel';
import { typescriptPackage } from './typescript';

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
    /** SHA-256 of every package that was published. */
    hashes: `${CLIENTS_FOLDER}/hashes.json`,
  };
}

/**
 * Makes the packages of the clients, below the folder that the site serves. Returns a line for the log.
 *
 * @param about Names of the packages, and the SHA-256 of every package that was published, by file.
 * @param onMissing Receives each package that can't be made, with the reasons.
 */
export async function packClients(
  served: string,
  sources: readonly (ReadContract & { types?: string })[],
  { sha256, ...about }: ClientPackage & { sha256: Record<string, string> },
  onMissing: (fault: UserError) => void,
): Promise<string> {
  const model = clientModel(sources, about);
  const files = packageFiles(about.name, about.version);
  // Packages of an earlier version would stay.
  await rm(path.join(served, CLIENTS_FOLDER), { recursive: true, force: true });
  await mkdir(path.join(served, CLIENTS_FOLDER), { recursive: true });
  const write = (file: string, content: Uint8Array | string) => writeFile(path.join(served, file), content);
  await write(files.hashes, `${JSON.stringify(sha256, null, 2)}\n`);
  const log: string[] = [];
  const make = async (language: 'TypeScript' | 'Python' | 'Java', writePackage: () => Promise<unknown>) => {
    try {
      if (model.faults.length > 0) throw new UserError(model.faults.join(' '));
      const missing = await writePackage();
      log.push(typeof missing === 'string' ? `${language} (${missing} is not installed)` : language);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      onMissing(new UserError(`The client in ${language} can't be made: ${error.message}`));
    }
  };
  const types = Object.fromEntries(sources.map(({ ref, types = '' }) => [ref.id, types]));
  await make('TypeScript', async () => write(files.typescript, await typescriptPackage(model, types)));
  await make('Python', async () => {
    await write(files.python, await pythonWheel(model));
    return (await importWheel(path.join(served, files.python))) || 'not imported: python3';
  });
  await make('Java', async () => {
    const java = await javaJars(model);
    if (!java) return 'left out: javac';
    await write(files.java, java.jar);
    await write(files.javaSources, java.sources);
    return write(files.javaPom, java.pom);
  });
  const count = model.apis.flatMap(({ operations }) => operations).length;
  return `Clients: ${log.join(', ') || 'none'}, with ${count} operations each.`;
}

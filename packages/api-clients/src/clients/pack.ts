import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ReadContract, UserError } from 'openapi-toolkit';
import { javaJars } from './java';
import { type ClientPackage, clientModel } from './model';
import { pythonWheel } from './python/wheel';
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
 * @throws UserError with the operations and schemas that no client can have, or what the compiler says.
 */
export async function packClients(
  served: string,
  sources: readonly (ReadContract & { types?: string })[],
  { sha256, ...about }: ClientPackage & { sha256: Record<string, string> },
): Promise<string> {
  const model = clientModel(sources, about);
  const files = packageFiles(about.name, about.version);
  // Packages of an earlier version would stay.
  await rm(path.join(served, CLIENTS_FOLDER), { recursive: true, force: true });
  await mkdir(path.join(served, CLIENTS_FOLDER), { recursive: true });
  if (model.faults.length > 0) throw new UserError(`The clients can't be made: ${model.faults.join(' ')}`);
  const write = (file: string, content: Uint8Array | string) => writeFile(path.join(served, file), content);
  await write(files.hashes, `${JSON.stringify(sha256, null, 2)}\n`);
  const types = Object.fromEntries(sources.map(({ ref, types = '' }) => [ref.id, types]));
  await write(files.typescript, await typescriptPackage(model, types));
  await write(files.python, await pythonWheel(model));
  const java = await javaJars(model);
  if (java) {
    await write(files.java, java.jar);
    await write(files.javaSources, java.sources);
    await write(files.javaPom, java.pom);
  }
  const count = model.apis.flatMap(({ operations }) => operations).length;
  return `Clients: TypeScript, Python, Java${java ? '' : ' (left out: javac is not installed)'}, with ${count} operations each.`;
}

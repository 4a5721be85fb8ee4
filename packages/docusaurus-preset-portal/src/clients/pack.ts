import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ClientSource } from './clientApi';
import { CLIENTS_FOLDER, clientFiles, publishedPackages } from './files';
import { javaJars } from './java';
import { clientModel } from './model';
import { nswagConfig } from './nswag';
import { pythonWheel } from './python/wheel';
import { typescriptPackage } from './typescript';

/** Makes the packages of the clients, below the folder that the site serves. Returns a line for the log. */
export async function packClients(
  served: string,
  sources: readonly (ClientSource & { types: string })[],
): Promise<string> {
  const { version, sha256 } = publishedPackages();
  const model = clientModel(sources, version);
  const files = clientFiles();
  const types = Object.fromEntries(sources.map(({ ref, types }) => [ref.id, types]));
  // Packages of an earlier version would stay.
  await rm(path.join(served, CLIENTS_FOLDER), { recursive: true, force: true });
  await mkdir(path.join(served, CLIENTS_FOLDER), { recursive: true });
  const java = await javaJars(model);
  const contents = {
    [files.typescript]: await typescriptPackage(model, types),
    [files.python]: await pythonWheel(model),
    [files.nswag]: nswagConfig(model),
    [files.hashes]: `${JSON.stringify(sha256, null, 2)}\n`,
    ...(java && { [files.java]: java.jar, [files.javaSources]: java.sources, [files.javaPom]: java.pom }),
  };
  for (const [file, content] of Object.entries(contents)) await writeFile(path.join(served, file), content);
  const count = model.apis.flatMap(({ operations }) => operations).length;
  const made = `Clients: TypeScript, Python${java ? ' and Java' : ''}, with ${count} operations each.`;
  return java ? made : `${made} The one for Java is left out: javac is not installed.`;
}

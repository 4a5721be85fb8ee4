import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { clientFiles, FOLDER, siteVersion } from './files';
import { type ClientSource, clientModel } from './model';
import { pythonWheel } from './python/wheel';
import { typescriptPackage } from './typescript';

/** A contract, with its types in TypeScript. */
export interface PackedSource extends ClientSource {
  types: string;
}

/**
 * Makes the packages of the clients.
 *
 * @param served Folder that the site serves.
 * @returns What was made, for people.
 */
export async function packClients(served: string, sources: readonly PackedSource[]): Promise<string> {
  const model = clientModel(sources, siteVersion());
  const files = clientFiles(model.version);
  const types = Object.fromEntries(sources.map(({ ref, types }) => [ref.id, types]));
  await mkdir(path.join(served, FOLDER), { recursive: true });
  await writeFile(path.join(served, files.typescript), await typescriptPackage(model, types));
  await writeFile(path.join(served, files.python), await pythonWheel(model));
  const count = model.apis.flatMap(({ operations }) => operations).length;
  return `Clients: TypeScript and Python, with ${count} operations each.`;
}

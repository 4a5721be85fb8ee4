import path from 'node:path';
import { testFolder, writeFiles } from '../../../../../tests/support/testFolder';
import { relativePath } from '../../lib/files';
import { bundleContract } from './bundleContract';

export const HEAD = 'openapi: 3.1.0\ninfo: {title: Shapes, version: "1"}\n';

/** Makes a folder for the contracts of a test file, and removes it afterwards. */
export function writtenContracts() {
  // Messages name files relative to the working folder, so the fixtures must be below it.
  const folder = relativePath(process.cwd(), testFolder('.generated'));
  /** Path of a file there. */
  const at = (...names: string[]) => path.join(folder, ...names);

  /** Writes files and bundles the first one. */
  async function bundle(files: Record<string, string>) {
    writeFiles(folder, files);
    return bundleContract(at(Object.keys(files)[0] ?? ''));
  }
  return { at, bundle };
}

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { relativePath } from '../../lib/listFiles';
import { bundleContract } from './bundleContract';

export const HEAD = 'openapi: 3.1.0\ninfo: {title: Shapes, version: "1"}\n';

/** Makes a folder for the contracts of a test file, and removes it afterwards. */
export function writtenContracts() {
  let folder = '';
  beforeAll(async () => {
    // Messages name files relative to the working folder, so the fixtures must be below it.
    await mkdir('.generated', { recursive: true });
    folder = relativePath(process.cwd(), await mkdtemp(path.resolve('.generated', 'contracts-')));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  /** Path of a file there. */
  const at = (...names: string[]) => path.join(folder, ...names);

  /** Writes files and bundles the first one. */
  async function bundle(files: Record<string, string>) {
    for (const [name, text] of Object.entries(files)) {
      await mkdir(path.dirname(at(name)), { recursive: true });
      await writeFile(at(name), text);
    }
    return bundleContract(at(Object.keys(files)[0] ?? ''));
  }
  return { at, bundle };
}

import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach } from 'vitest';

/**
 * Makes a temporary folder, removed after the tests of the file or group that calls this.
 *
 * @param parent Default: the folder of the system for temporary files.
 */
export function testFolder(parent = tmpdir()): string {
  mkdirSync(parent, { recursive: true });
  const folder = realpathSync(mkdtempSync(path.join(parent, 'test-')));
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Makes a temporary folder as `testFolder`, which each test finds empty. */
export function testFolderOfEach(): string {
  const folder = testFolder();
  beforeEach(() => {
    for (const name of readdirSync(folder)) rmSync(path.join(folder, name), { recursive: true });
  });
  return folder;
}

/** Writes files below a folder, each with its text by name, and makes the folders they need. */
export function writeFiles(folder: string, files: Record<string, string | Uint8Array>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Makes the folder of a run of Vitest or Playwright, and removes it at the end (`globalSetup` of both). A worker can't: it
 * is ended with a signal, and killed if it is busy then.
 */
export default function setUp(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'run-'));
  process.env.TEST_RUN_FOLDER = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Makes a temporary folder for all tests of a process, removed when the run ends. */
export const processFolder = (prefix: string): string =>
  mkdtempSync(path.join(process.env.TEST_RUN_FOLDER ?? tmpdir(), prefix));

import { rmSync } from 'node:fs';
import { test } from '@playwright/test';
import { site } from '#site';
import type { ShownProgram } from './builtPage';
import { folderWith, inCleanShell } from './cleanShell';
import { type FaultySandbox, faultySandbox } from './faultySandbox';

/** Runs programs of built pages as readers do, without a browser, against a sandbox with faults. */
export function runPrograms() {
  const folders: string[] = [];
  let sandbox: FaultySandbox;
  test.describe.configure({ mode: 'default', timeout: 180_000 });
  test.beforeAll(async () => {
    sandbox = await faultySandbox();
  });
  test.afterAll(async () => {
    await sandbox.close();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });
  return {
    sandbox: () => sandbox,
    statuses: () => sandbox.arrived().map(({ status }) => status),
    /** A folder with the files of a program. */
    async saved(program: ShownProgram): Promise<string> {
      const folder = await folderWith(program);
      folders.push(folder);
      return folder;
    },
    shell: (command: string, folder: string, variables: Record<string, string> = {}) =>
      inCleanShell(command, folder, {
        [site.hostVariable]: sandbox.origin,
        [site.keyVariable]: 'sandbox',
        ...variables,
      }),
  };
}

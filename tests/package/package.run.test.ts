import { cp, mkdir, mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { relativePath } from '../../packages/docusaurus-preset-portal/src/lib/listFiles';
import { execute } from '../support/execute';
import { npm } from '../support/npm';

/** The npm package that renders portals, as `npm pack` makes it; the nightly test installs it. */

const ENGINE = path.resolve('packages/docusaurus-preset-portal');

describe('npm pack', () => {
  let files: string[] = [];
  let bytes = 0;
  beforeAll(async () => {
    const { status, stdout, stderr } = await execute(npm('pack', '--dry-run', '--json'), ENGINE);
    expect(status, stderr).toBe(0);
    const [packed] = JSON.parse(stdout);
    files = packed.files.map(({ path }: { path: string }) => path);
    bytes = packed.size;
  });

  it('holds the engine, and no tests, contracts or guides', () => {
    expect(files).toEqual(expect.arrayContaining(['bin/portal.cjs', 'src/render/index.ts']));
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((file) => !/^(src|bin)\/|^(package\.json|README\.md|LICENSE)$/.test(file))).toEqual([]);
    expect(files.filter((file) => /\.(test|fixture|spec)\./.test(file))).toEqual([]);
  });

  it('weighs less than 1.5 MB', () => expect(bytes).toBeLessThan(1_500_000));
});

describe('the command of the package', () => {
  let folder = '';
  const installed = () => path.join(folder, 'installed/node_modules');
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'engine-'));
    const files = {
      '@docusaurus/core/package.json': '{}',
      'docusaurus-preset-portal/package.json': '{}',
      'tsx/cjs.js': "require.extensions['.ts'] = require.extensions['.js'];",
      'docusaurus-preset-portal/src/render/command.ts': 'exports.renderCommand = console.log;',
    };
    for (const [name, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(installed(), name)), { recursive: true });
      await writeFile(path.join(installed(), name), text);
    }
    for (const file of ['bin/portal.cjs', 'src/lib/temporaryFolder.cjs'])
      await cp(path.join(ENGINE, file), path.join(installed(), 'docusaurus-preset-portal', file));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('copies its engine into a folder of the user, once', async () => {
    const cache = path.join(folder, 'cache');
    const call = () =>
      execute([process.execPath, path.join(installed(), 'docusaurus-preset-portal/bin/portal.cjs')], folder, {
        XDG_CACHE_HOME: cache,
        LOCALAPPDATA: cache,
      });
    const first = await call();
    expect(first.stderr).toBe('');
    const root = first.stdout.trim();
    expect(relativePath(path.join(cache, 'docusaurus-preset-portal'), root)).toMatch(/^\w{16}$/);
    expect(await realpath(path.join(root, 'node_modules'))).toBe(await realpath(installed()));
    expect(await call()).toEqual(first);
    expect(await readdir(path.join(cache, 'docusaurus-preset-portal'))).toEqual([path.basename(root)]);
  });
});

import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
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
  const modules = () => path.join(folder, 'installed/node_modules');
  const write = async (name: string, text: string) => {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  };
  /** Makes an installation of the package, with programs that take the place of the engine. */
  const packages = {
    'tsx/cjs.js': "require.extensions['.ts'] = require.extensions['.js'];",
    'docusaurus-preset-portal/package.json': '{}',
    'docusaurus-preset-portal/src/render/command.ts': 'exports.renderCommand = console.log;',
  };
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'engine-'));
    for (const [name, text] of Object.entries(packages)) await write(`installed/node_modules/${name}`, text);
    for (const file of [
      'bin/portal.cjs',
      'src/lib/temporaryFolder.cjs',
      'src/lib/stopProgram.cjs',
      'src/render/packages.json',
    ])
      await cp(path.join(ENGINE, file), path.join(modules(), 'docusaurus-preset-portal', file));
    // In the place of npm.
    await write(
      'npm/npm-cli.js',
      `const { mkdirSync, writeFileSync } = require('node:fs');
      for (const [name, text] of Object.entries(${JSON.stringify(packages)})) {
        mkdirSync(require('node:path').dirname('node_modules/' + name), { recursive: true });
        writeFileSync('node_modules/' + name, text);
      }`,
    );
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const call = () =>
    execute([process.execPath, path.join(modules(), 'docusaurus-preset-portal/bin/portal.cjs')], folder, {
      XDG_CACHE_HOME: path.join(folder, 'cache'),
      LOCALAPPDATA: path.join(folder, 'cache'),
      npm_execpath: path.join(folder, 'npm/npx-cli.js'),
    });

  it('installs what a portal needs into a folder of the user, once', async () => {
    const first = await call();
    expect(first.stderr).toContain('once');
    const root = first.stdout.trim();
    expect(relativePath(path.join(folder, 'cache/docusaurus-preset-portal'), root)).toMatch(/^\w{16}$/);
    expect(await call()).toEqual({ ...first, stderr: '' });
    expect(await readdir(path.join(folder, 'cache/docusaurus-preset-portal'))).toEqual([path.basename(root)]);
  });

  it('uses the packages beside it where they have the versions of a portal', async () => {
    const { dependencies } = JSON.parse(await readFile(path.join(ENGINE, 'src/render/packages.json'), 'utf8'));
    for (const [name, version] of Object.entries(dependencies))
      await write(`installed/node_modules/${name}/package.json`, JSON.stringify({ version }));
    const { stdout, stderr } = await call();
    expect(stderr).toBe('');
    expect(await realpath(stdout.trim())).toBe(await realpath(path.dirname(modules())));
  });
});

it('the packages of a portal have the versions of the lockfile', async () => {
  const { dependencies } = JSON.parse(await readFile(path.join(ENGINE, 'src/render/packages.json'), 'utf8'));
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8'));
  expect(Object.keys(dependencies).length).toBeGreaterThan(5);
  for (const [name, version] of Object.entries(dependencies))
    expect(packages[`node_modules/${name}`].version, name).toBe(version);
});

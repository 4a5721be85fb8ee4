import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { relativePath } from '../../src/lib/listFiles';
import { execute } from '../support/execute';
import { npm } from '../support/npm';

/** The npm package that renders portals, as `npm pack` makes it; the nightly test installs it. */

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const MANIFEST = read('package.json');
const LOCKFILE = 'engine/package-lock.json';

describe('npm pack', () => {
  let files: string[] = [];
  let bytes = 0;
  beforeAll(async () => {
    const { status, stdout, stderr } = await execute(npm('pack', '--dry-run', '--json'), process.cwd());
    expect(status, stderr).toBe(0);
    const [packed] = JSON.parse(stdout);
    files = packed.files.map(({ path }: { path: string }) => path);
    bytes = packed.size;
  });

  it('holds the engine, and no tests, contracts or guides', () => {
    expect(files).toEqual(expect.arrayContaining(['scripts/portal.cjs', 'src/render/index.ts', LOCKFILE]));
    expect(files.length).toBeGreaterThan(500);
    const own = /^(src|engine)\/|^scripts\/(portal|render|generate)\.c?ts$|^scripts\/\w+\.cjs$/;
    const known = ['LICENSE', 'README.md', 'package.json', 'tsconfig.json', 'docusaurus.config.ts'];
    expect(files.filter((file) => !known.includes(file) && !own.test(file))).toEqual([]);
    expect(files.filter((file) => /\.(test|fixture|spec)\./.test(file))).toEqual([]);
  });

  it('weighs less than 1.5 MB', () => expect(bytes).toBeLessThan(1_500_000));

  it('has no dependencies: npm would not install them as locked', () => {
    expect(MANIFEST).not.toHaveProperty('dependencies');
    expect(MANIFEST).not.toHaveProperty('optionalDependencies');
  });
});

// Windows knows no signals.
it.skipIf(process.platform === 'win32')('a first call ends although its npm does not, and leaves nothing', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'package-'));
  for (const file of ['package.json', 'engine/package.json', LOCKFILE, 'scripts/portal.cjs', 'src/lib'])
    cpSync(file, path.join(folder, file), { recursive: true });
  const npmFile = path.join(folder, 'npm-cli.js');
  writeFileSync(npmFile, "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.error('npm runs');");
  const cache = path.join(folder, 'cache');
  const child = spawn(process.execPath, [path.join(folder, 'scripts/portal.cjs')], {
    env: { ...process.env, XDG_CACHE_HOME: cache, npm_execpath: path.join(folder, 'npx-cli.js') },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (text) => {
    if (!output.includes('npm runs') && `${output}${text}`.includes('npm runs')) child.kill('SIGINT');
    output += text;
  });
  expect(await once(child, 'close')).toEqual([130, null]);
  expect(output).toContain('Stopped.');
  expect(readdirSync(path.join(cache, 'developer-portal'))).toEqual([]);
  rmSync(folder, { recursive: true });
});

describe(LOCKFILE, () => {
  /** Packages of the lockfile that a build needs. */
  const { packages, ...head } = read('package-lock.json');
  const needed = Object.entries<{ dev?: boolean; link?: boolean }>(packages).filter(
    ([path, { dev, link }]) => path.startsWith('node_modules/') && !dev && !link,
  );
  const expected = {
    ...head,
    name: 'portal-engine',
    version: '0.0.0',
    packages: { '': packages.engine, ...Object.fromEntries(needed) },
  };

  it('is that of the repository without tools of development: after a change, run this test with --update', async () => {
    expect(needed.length).toBeGreaterThan(1000);
    await expect(`${JSON.stringify(expected, null, 2)}\n`).toMatchFileSnapshot(`../../${LOCKFILE}`);
  });

  it('holds the overrides', () => {
    const locked = read(LOCKFILE).packages;
    const { overrides } = MANIFEST;
    const names = ['webpack', 'lodash', '@swc/core', '@swc/html'];
    expect(names.map((name) => locked[`node_modules/${name}`].version)).toEqual(names.map((name) => overrides[name]));
    expect(locked['node_modules/@docusaurus/core/node_modules/update-notifier'].name).toBe('object-assign');
  });
});

describe('the command of the package', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'engine-'));
    const files = {
      'package/package.json': '{}',
      'package/engine/package.json': '{}',
      'package/engine/package-lock.json': '{}',
      'package/scripts/render.ts': 'console.log(__dirname);',
      // In the place of npm.
      'npm/npm-cli.js':
        "const fs = require('node:fs'); fs.mkdirSync('node_modules/tsx', { recursive: true }); fs.writeFileSync('node_modules/tsx/cjs.js', '');",
      'contracts/.npmrc': 'cache=./engine\n',
    };
    for (const [name, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
      await writeFile(path.join(folder, name), text);
    }
    for (const file of ['scripts/portal.cjs', 'src/lib/stopProgram.cjs', 'src/lib/temporaryFolder.cjs'])
      await cp(file, path.join(folder, 'package', file));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('has its engine in a folder of the user, whatever an .npmrc beside a contract says', async () => {
    const [cache, contracts] = ['cache', 'contracts'].map((name) => path.join(folder, name)) as [string, string];
    const call = () =>
      execute([process.execPath, path.join(folder, 'package/scripts/portal.cjs')], contracts, {
        XDG_CACHE_HOME: cache,
        LOCALAPPDATA: cache,
        // As `npx` tells what it reads there.
        npm_config_cache: path.join(contracts, 'engine'),
        npm_execpath: path.join(folder, 'npm/npx-cli.js'),
      });
    const first = await call();
    expect(first.stderr).toBe('Installing the packages of the portal, once …\n');
    expect(relativePath(path.join(cache, 'developer-portal'), first.stdout.trim())).toMatch(/^engine-\w+\/scripts$/);
    expect(await call()).toEqual({ ...first, stderr: '' });
    expect(await readdir(contracts)).toEqual(['.npmrc']);
  });
});

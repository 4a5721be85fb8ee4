import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listFilesSync, relativePath } from 'openapi-toolkit/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { libraries, typeFaults } from '../support/compile';
import { execute } from '../support/execute';

/** The npm packages as `npm run pack` makes them; the nightly test installs them. */

const PACKAGE = path.resolve('packages/portal-cli');

describe('the packed preset', () => {
  let folder = '';
  let files: string[] = [];
  let manifest: { dependencies: object; exports: Record<string, Record<string, string>> };
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'packed-'));
    const { status, stderr } = await execute([process.execPath, 'packages/pack.cjs', folder], '.');
    expect(status, stderr).toBe(0);
    const packed = (await readdir(folder)).find((name) => name.startsWith('docusaurus-preset-portal-')) ?? '';
    expect((await stat(path.join(folder, packed))).size).toBeLessThan(1_500_000);
    const place = path.join(folder, 'node_modules/docusaurus-preset-portal');
    await mkdir(place, { recursive: true });
    await execute(['tar', 'xzf', path.join(folder, packed), '--strip-components=1'], place);
    files = listFilesSync(place);
    manifest = JSON.parse(await readFile(path.join(place, 'package.json'), 'utf8'));
    for (const name of await readdir('node_modules'))
      if (name !== 'docusaurus-preset-portal')
        await symlink(path.resolve('node_modules', name), path.join(folder, 'node_modules', name), 'junction');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('holds the engine, and no tests, contracts or guides', () => {
    expect(files).toEqual(expect.arrayContaining(['dist/index.js', 'esm/doors/node.mjs']));
    expect(files.length).toBeGreaterThan(500);
    expect(
      files.filter((file) => !/^(dist|esm|types)\/|^(package\.json|README\.md|CHANGELOG\.md|LICENSE)$/.test(file)),
    ).toEqual([]);
    expect(files.filter((file) => /\.(test|fixture|spec)\./.test(file))).toEqual([]);
  });

  it('is compiled: the only TypeScript is that of clients, and nothing loads it', () => {
    expect(files.filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !/\/runtime\//.test(file))).toEqual([]);
    expect(Object.keys(manifest.dependencies)).not.toContain('tsx');
    const doors = Object.values(manifest.exports).flatMap((door) => Object.values(door));
    expect(doors.filter((name) => name.startsWith('./') && !files.includes(name.slice(2)))).toEqual([]);
  });

  it('is all that the packed command needs of it', () => {
    const command = path.join(folder, 'packed/portal-cli');
    const { exports } = JSON.parse(readFileSync(path.join(command, 'package.json'), 'utf8'));
    const doors = Object.values<Record<string, string>>(exports).flatMap((door) => Object.values(door));
    expect(doors.filter((name) => name.startsWith('./') && !existsSync(path.join(command, name)))).toEqual([]);
    const asked = listFilesSync(path.join(command, 'dist')).flatMap((file) =>
      [
        ...readFileSync(path.join(command, 'dist', file), 'utf8').matchAll(
          /require\("docusaurus-preset-portal(\/[^"]+)?"\)/g,
        ),
      ].map(([, door = '']) => `.${door}`),
    );
    expect([...new Set(asked)].filter((door) => !manifest.exports[door])).toEqual([]);
  });

  it('has declarations without a fault for a strict site', async () => {
    const doors = Object.entries(manifest.exports).filter(([, { types }]) => types);
    const lines = doors.map(([door]) => `import 'docusaurus-preset-portal${door.slice(1)}';`);
    await writeFile(path.join(folder, 'doors.ts'), lines.join('\n'));
    const site = { skipLibCheck: false, module: 'esnext', moduleResolution: 'bundler', jsx: 'react-jsx' };
    const settings = { ...site, exactOptionalPropertyTypes: false, types: ['node', 'react'], lib: libraries.dom };
    const faults = typeFaults([path.join(folder, 'doors.ts')], settings);
    // Docusaurus has faults of its own.
    expect(faults.filter((fault) => /preset-portal|doors\.ts/.test(fault))).toEqual([]);
  });

  it('changes nothing in the process of a site', async () => {
    const program = `const Module = require('node:module');
      const state = () => [...Object.entries(Module._extensions).flat(), Module._resolveFilename, Module._load, process.sourceMapsEnabled];
      const before = state();
      const preset = require('docusaurus-preset-portal').default;
      const context = { siteDir: process.cwd(), baseUrl: '/', generatedFilesDir: process.cwd() + '/.docusaurus', siteConfig: { url: 'https://a.test', title: 'A' } };
      preset(context, { apis: [{ spec: 'openapi.yaml', route: '/api' }] });
      const after = state();
      console.log(before.length === after.length && before.every((part, at) => part === after[at]));`;
    await cp('examples/minimal/openapi.yaml', path.join(folder, 'openapi.yaml'));
    const { stdout, stderr } = await execute([process.execPath, '-e', program], folder);
    expect(stdout, stderr).toBe('true\n');
  });
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
    'docusaurus-preset-portal/package.json': '{}',
    'openapi-toolkit/package.json': '{}',
    'api-clients/package.json': '{}',
    'portal-cli/package.json': '{}',
    'portal-cli/dist/render/index.js': 'exports.renderCommand = console.log;',
  };
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'engine-'));
    for (const [name, text] of Object.entries(packages)) await write(`installed/node_modules/${name}`, text);
    for (const file of ['bin/portal-cli.cjs', 'dist/render/packages.json'])
      await cp(path.join(PACKAGE, file), path.join(modules(), 'portal-cli', file));
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
    execute([process.execPath, path.join(modules(), 'portal-cli/bin/portal-cli.cjs')], folder, {
      XDG_CACHE_HOME: path.join(folder, 'cache'),
      LOCALAPPDATA: path.join(folder, 'cache'),
      npm_execpath: path.join(folder, 'npm/npx-cli.js'),
    });

  it('installs what a portal needs into a folder of the user, once', async () => {
    const first = await call();
    expect(first.stderr).toContain('once');
    const root = first.stdout.trim();
    expect(relativePath(path.join(folder, 'cache/portal-cli'), root)).toMatch(/^\w{16}$/);
    expect(await call()).toEqual({ ...first, stderr: '' });
    expect(await readdir(path.join(folder, 'cache/portal-cli'))).toEqual([path.basename(root)]);
  });

  it('uses the packages beside it where they have the versions of a portal', async () => {
    const { dependencies } = JSON.parse(await readFile(path.join(PACKAGE, 'src/render/packages.json'), 'utf8'));
    for (const [name, version] of Object.entries(dependencies))
      await write(`installed/node_modules/${name}/package.json`, JSON.stringify({ version }));
    const { stdout, stderr } = await call();
    expect(stderr).toBe('');
    expect(await realpath(stdout.trim())).toBe(await realpath(path.dirname(modules())));
  });
});

it('the packages of a portal have the versions of the lockfile', async () => {
  const { dependencies } = JSON.parse(await readFile(path.join(PACKAGE, 'src/render/packages.json'), 'utf8'));
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8'));
  expect(Object.keys(dependencies).length).toBeGreaterThan(5);
  for (const [name, version] of Object.entries(dependencies))
    expect(packages[`node_modules/${name}`].version, name).toBe(version);
});

import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import groupBy from 'lodash/groupBy';
import { minor, rcompare } from 'semver';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { execute, inParallel } from '../support/execute';
import { npm } from '../support/npm';

/** What npm installs when the packed preset is added to a site of any Docusaurus that it takes. Asks the npm registry. */

const ENGINE = path.resolve('packages/docusaurus-preset-portal');

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sites-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs npm with the settings of the user, outside of this repository. */
async function run(cwd: string, ...args: string[]): Promise<string> {
  const { status, stdout, stderr } = await execute(npm(...args), cwd);
  expect(status, stderr).toBe(0);
  return stdout;
}

/** Returns the newest version of each minor of Docusaurus that the preset takes, with each React that the version takes. */
async function sites(): Promise<{ docusaurus: string; react: string }[]> {
  const { peerDependencies } = JSON.parse(await readFile(path.join(ENGINE, 'package.json'), 'utf8'));
  const range = `@docusaurus/core@${peerDependencies['@docusaurus/core']}`;
  const listed = await run(folder, 'view', range, 'version', 'peerDependencies.react', '--json');
  const releases: { version: string; 'peerDependencies.react': string }[] = JSON.parse(listed);
  const newest = Object.values(groupBy(releases, ({ version }) => minor(version))).flatMap(
    (all) => all.sort((a, b) => rcompare(a.version, b.version))[0] ?? [],
  );
  return newest.flatMap(({ version, 'peerDependencies.react': range }) =>
    (range.match(/\^\d+/g) ?? []).map((react) => ({ docusaurus: version, react })),
  );
}

it('the packed preset has a place beside every Docusaurus from 3.6 on, and brings no second one', async () => {
  const packing = await execute([process.execPath, 'packages/pack.cjs', folder], '.');
  expect(packing.status, packing.stderr).toBe(0);
  const packed = (await readdir(folder))
    .filter((name) => name.endsWith('.tgz') && !name.startsWith('portal-cli'))
    .map((file) => [file.replace(/-\d.*$/, ''), `file:../${file}`]);
  const all = await sites();
  expect(all.map(({ react }) => react)).toEqual(expect.arrayContaining(['^18', '^19']));
  expect(new Set(all.map(({ docusaurus }) => docusaurus)).size).toBeGreaterThanOrEqual(5);
  await inParallel(all, 2, async (versions) => {
    const { docusaurus, react } = versions;
    // Each takes a minute: one is enough.
    const isLast = versions === all.at(-1);
    const site = await mkdtemp(path.join(folder, 'site-'));
    const dependencies = {
      '@docusaurus/core': docusaurus,
      '@docusaurus/preset-classic': docusaurus,
      react,
      'react-dom': react,
    };
    await writeFile(path.join(site, 'package.json'), JSON.stringify({ private: true, dependencies }));
    const flags = ['--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps=false'];
    const npmRun = async (command: string, names: string[]): Promise<{ packages: object }> => {
      await run(site, command, '--force=false', ...flags, ...names);
      return JSON.parse(await readFile(path.join(site, 'package-lock.json'), 'utf8'));
    };
    const before = isLast && (await npmRun('install', []));
    const { packages } = await npmRun(
      'install',
      packed.map(([, file = '']) => file),
    );
    const installed = Object.entries(packages as Record<string, { version: string }>);
    const found = (name: string) => installed.filter(([at]) => at.endsWith(`node_modules/${name}`));
    const about = `Docusaurus ${docusaurus}, React ${react}`;
    for (const name of ['core', 'plugin-content-docs', 'theme-common', 'utils', 'utils-validation', 'logger'])
      expect(
        found(`@docusaurus/${name}`).map(([, { version }]) => version),
        `${about}: ${name}`,
      ).toEqual([docusaurus]);
    for (const name of ['react', 'react-dom', '@mdx-js/react'])
      expect(found(name), `${about}: ${name}`).toHaveLength(1);
    const names = packed.map(([name = '']) => name);
    if (isLast) expect(await npmRun('uninstall', names), `${about}: uninstalled`).toEqual(before);
  });
}, 1_800_000);

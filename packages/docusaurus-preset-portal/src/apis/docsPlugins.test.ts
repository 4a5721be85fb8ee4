import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { docsPlugin } from './docsPlugins';

let site = '';
beforeAll(async () => {
  site = await realpath(await mkdtemp(path.join(tmpdir(), 'docs-plugin-')));
});
afterAll(() => rm(site, { recursive: true, force: true }));

const install = async (folder: string) => {
  await mkdir(path.join(site, folder), { recursive: true });
  await writeFile(path.join(site, folder, 'index.js'), '');
};

it('takes the plugin beside this package in a site without one', () =>
  expect(docsPlugin(site)).toBe(require.resolve('@docusaurus/plugin-content-docs')));

it('takes the plugin of the site', async () => {
  await install('node_modules/@docusaurus/plugin-content-docs');
  expect(docsPlugin(site)).toBe(path.join(site, 'node_modules/@docusaurus/plugin-content-docs/index.js'));
});

it('takes the plugin of its classic preset, where packages see their dependencies alone', async () => {
  const preset = 'node_modules/@docusaurus/preset-classic';
  await install(preset);
  await install(`${preset}/node_modules/@docusaurus/plugin-content-docs`);
  expect(docsPlugin(site)).toContain(`${preset}/node_modules/`);
});

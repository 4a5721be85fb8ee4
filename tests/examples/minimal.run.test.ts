import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkLinks } from '../../packages/docusaurus-preset-portal/src/checks/links/check';
import { readSite } from '../../packages/docusaurus-preset-portal/src/checks/links/pages';
import { listFiles } from '../../packages/docusaurus-preset-portal/src/lib/listFiles';
import { startPackage } from '../../packages/docusaurus-preset-portal/src/render/proof/startPackage';
import { linkPackages } from '../../packages/docusaurus-preset-portal/src/render/workplace';
import { execute } from '../support/execute';

/** The smallest site that uses the preset, on one contract of this site. */

const EXAMPLE = 'examples/minimal';

let site = '';
beforeAll(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'minimal-'));
  await cp(EXAMPLE, site, { recursive: true });
  await cp('api-specs', path.join(site, 'api-specs'), { recursive: true });
  await linkPackages(path.resolve('node_modules'), path.join(site, 'node_modules'));
  const program = path.join(site, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const { status, stdout, stderr } = await execute([process.execPath, program, 'build'], site);
  expect(status, (stdout + stderr).slice(-4000)).toBe(0);
});
afterAll(() => rm(site, { recursive: true, force: true }));

const read = (name: string) => readFile(path.join(site, 'build', name), 'utf8');

it('has five files', async () =>
  expect((await listFiles(EXAMPLE)).sort()).toEqual(
    ['docs/index.md', 'docusaurus.config.ts', 'package.json', 'src/pages/search.tsx', 'src/site/index.ts'].sort(),
  ));

it('has the pages of the contract, without a broken link', async () => {
  const { pages, files } = await readSite(path.join(site, 'build'), '/');
  const routes = pages.map(({ route }) => route.replace(/(?<=.)\/$/, ''));
  expect(routes).toEqual(expect.arrayContaining(['/', '/search', '/api/service', '/api/service/request-counts-usage']));
  expect(checkLinks(pages, files, 'https://portal.invalid').faults).toEqual([]);
});

it('shows parameters and samples without JavaScript, and Markdown copies', async () => {
  const html = await read('api/service/request-counts-usage/index.html');
  for (const text of ['X-API-Key', 'curl', 'aria-label="Docs sidebar"']) expect(html).toContain(text);
  expect(await read('llms.txt')).toContain('](/api/service/request-counts-usage.md)');
});

it('has the logo of the engine', async () =>
  expect(await read('img/logo.svg')).toBe(
    await readFile('packages/docusaurus-preset-portal/src/plugins/brand/logo.svg', 'utf8'),
  ));

it('has a file with a sandbox that responds', async () => {
  const bytes = await readFile(path.join(site, 'build/service.tgz'));
  const { origin, stop } = await startPackage('service.tgz', bytes);
  try {
    const address = `${origin}/service/usage/request-counts?from=2026-01-01&to=2026-01-31`;
    expect((await fetch(address)).status).toBe(401);
    expect((await fetch(address, { headers: { 'X-API-Key': 'any' } })).status).toBe(200);
  } finally {
    await stop();
  }
});

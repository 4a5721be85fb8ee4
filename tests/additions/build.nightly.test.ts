import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { copySite } from '../support/copySite';
import { execute } from '../support/execute';
import { npm } from '../support/npm';
import { addEverything, CHECKS } from './addEverything';

let site = '';
afterAll(() => rm(site, { recursive: true, force: true }));

const ROUTES = [
  '/api/registers',
  '/api/registers/register-state',
  '/api/service-api/quota-now',
  '/docs/register-states',
];

const run = (script: string) => execute(npm('run', '--silent', script), site);

it('a site with an API, an operation and a guide more is built whole', { timeout: 600_000 }, async () => {
  site = await copySite(CHECKS);
  await addEverything(site);
  const { status, stdout, stderr } = await run('build');
  expect(status, (stdout + stderr).slice(-4000)).toBe(0);
  const fileOf = (route: string) => path.join(site, 'build', route, 'index.html');
  expect(ROUTES.filter((route) => !existsSync(fileOf(route)))).toEqual([]);
  const home = readFileSync(fileOf('/'), 'utf8');
  expect(home).toContain('Registers API');
  const sitemap = readFileSync(path.join(site, 'build/sitemap.xml'), 'utf8');
  expect(ROUTES.filter((route) => !sitemap.includes(`${route}<`))).toEqual([]);
});

it('every quick unit test passes there', { timeout: 900_000 }, async () => {
  const { status, stdout, stderr } = await run('test:quick');
  expect(status, (stdout + stderr).slice(-8000)).toBe(0);
});

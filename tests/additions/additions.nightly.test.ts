import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFilesSync } from '../../packages/docusaurus-preset-portal/src/lib/listFiles';
import { copySite } from '../support/copySite';
import { execute } from '../support/execute';
import { npm } from '../support/npm';
import { addEverything, CHECKS } from './addEverything';

/** Every check passes after an API, an operation and a guide were added as CONTRIBUTING.md says. */

/** Unit tests that read contracts, guides or the generated reference. */
const TESTS = ['tests/contracts', 'tests/guides', 'tests/sandbox', 'tests/values', 'vocabulary/', 'landing/'];

const ROUTES = [
  '/api/registers',
  '/api/registers/register-state',
  '/api/service-api/quota-now',
  '/docs/register-states',
];

let site = '';
beforeAll(async () => {
  site = await copySite(CHECKS);
  await addEverything(site);
  const { status, stdout, stderr } = await run('build');
  expect(status, (stdout + stderr).slice(-4000)).toBe(0);
}, 900_000);
afterAll(() => rm(site, { recursive: true, force: true }));

const run = (script: string, ...args: string[]) =>
  execute(npm('run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])), site);

it('the pages are there, with their downloads', () => {
  expect(listFilesSync(path.join(site, 'docs/api'))).toEqual(
    expect.arrayContaining([
      'registers/_overview.page.json',
      'registers/register-state.page.json',
      'registers/register-state.api.mdx',
      'registers/sidebar.ts',
      'service-api/quota-now.page.json',
      'service-api/quota-now.api.mdx',
    ]),
  );
  expect(readdirSync(path.join(site, '.generated/static/openapi'))).toContain('registers.postman_collection.json');
});

it('the site is built whole', () => {
  const fileOf = (route: string) => path.join(site, 'build', route, 'index.html');
  expect(ROUTES.filter((route) => !existsSync(fileOf(route)))).toEqual([]);
  expect(readFileSync(fileOf('/'), 'utf8')).toContain('Registers API');
  const sitemap = readFileSync(path.join(site, 'build/sitemap.xml'), 'utf8');
  expect(ROUTES.filter((route) => !sitemap.includes(`${route}<`))).toEqual([]);
});

describe('stays green:', () => {
  it.each([
    ['house rules', 'lint:specs', ['registers', 'service']],
    ['prose', 'check:prose', []],
    ['unit tests', 'test:quick', TESTS],
  ])('%s', async (_, script, args) => {
    const { status, stdout, stderr } = await run(script, ...args);
    expect(status, stdout + stderr).toBe(0);
  });
});

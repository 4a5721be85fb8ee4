import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { testFolder } from '../../packages/docusaurus-preset-portal/src/lib/testFolder.fixture';
import { expectSamplesToFollow } from '../e2e/environment/serverVariables';
import { pathOf, skipsWithout } from '../programs';
import { CHROMIUM_ARGS } from '../programs/chromium';
import { execute, type Finished } from '../support/execute';
import { npm } from '../support/npm';
import { serveBuild } from '../support/serveBuild';
import { filesOf, leftOvers, names, words } from './foreign';

/** Runs `npm run render` with fixtures that have nothing to do with this site. */

/** The portal is one part of its host. */
const BASE_PATH = '/docs/';
const SPEC = 'tests/fixtures/render/library.yaml';
/** Returns the changed files by git; none if git is missing. */
const status = () =>
  skipsWithout('git') ? '' : execFileSync(pathOf('git'), ['status', '--porcelain'], { encoding: 'utf8' });

const folder = testFolder();
let portal = '';
let run: Finished;
let before = '';
beforeAll(async () => {
  portal = path.join(folder, 'portal');
  before = status();
  run = await execute(
    npm('run', '--silent', 'render', '--', '--spec', SPEC, '--base', BASE_PATH, '--out', portal),
    process.cwd(),
  );
});

const read = (file: string) => readFileSync(path.join(portal, file), 'utf8');

describe('a portal', () => {
  it('is built, and reports its contracts', () => {
    expect(run.status, run.stdout + run.stderr).toBe(0);
    expect(run.stdout).toContain(`${SPEC}: Library API 2.4.0: 3 operations, 1 webhook, 2 groups.`);
    expect(run.stdout).toContain('LIBRARY_API_KEY');
  });

  it('has an overview, operations, samples, search, downloads and a landing page', () => {
    const pages = ['index.html', 'api/library/index.html', 'search/index.html'];
    const operations = ['list-loans', 'create-loan', 'shelf'].map((name) => `api/library/${name}/index.html`);
    const downloads = ['yaml', 'json', 'postman_collection.json', 'd.ts'].map((end) => `openapi/library.${end}`);
    const others = ['search-index/manifest.json', 'pages.xml', '_headers', 'img/favicon.svg'];
    expect(
      [...pages, ...operations, ...downloads, ...others].filter((file) => !existsSync(path.join(portal, file))),
    ).toEqual([]);
    expect(read('index.html')).toContain('Loans and shelves of a small library.');
    expect(read('index.html')).toContain('href="/docs/api/library/list-loans"');
    expect(read('api/library/list-loans/index.html')).toContain('$LIBRARY_API_KEY');
    expect(read('api/library/list-loans/index.html')).toContain('https://api.library.test/v2');
  });

  it('holds no word of this site', () => {
    expect(words.length).toBeGreaterThan(0);
    expect(names.length).toBeGreaterThan(0);
    expect(filesOf(portal).length).toBeGreaterThan(0);
    expect(leftOvers(portal)).toEqual([]);
  });

  it('lets readers change the variables of its server', async () => {
    const site = await serveBuild(portal, { basePath: BASE_PATH });
    const browser = await chromium.launch({ executablePath: pathOf('headlessShell'), args: CHROMIUM_ARGS });
    try {
      const page = await browser.newPage({ baseURL: site.origin });
      await page.goto('/docs/api/library/list-loans');
      await expectSamplesToFollow(page, '/docs/api/library/shelf', {
        first: 'https://api.library.test/v2',
        listed: { name: 'branch', value: 'archive' },
        text: { name: 'version', value: 'v3' },
        chosen: 'https://archive.library.test/v3',
      });
    } finally {
      await browser.close();
      site.close();
    }
  });

  it('leaves the repository and the folder for temporary files as they were', () => {
    expect(status()).toBe(before);
    expect(readdirSync(folder)).toEqual(['portal']);
  });
});

import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialog, foot, send, text } from '../e2e/feedback/places';
import { find, pathOf, skipsWithout } from '../programs';
import { CHROMIUM_ARGS } from '../programs/chromium';
import { replaceContracts } from '../real-contracts/replacement';
import { copySite } from '../support/copySite';
import { npm } from '../support/npm';
import { freePort } from '../support/ports';

const PAGE = '/api/service-api/request-counts-usage';

let origin = '';
let folder = '';
let server: ChildProcess;
let browser: Browser;
let page: Page;

const edit = async (file: string, change: (text: string) => string) => {
  const target = path.join(folder, file);
  await writeFile(target, change(await readFile(target, 'utf8')));
};

describe.skipIf(skipsWithout('chromium'))('the dev server', () => {
  beforeAll(async () => {
    folder = await copySite();
    // Keeps the contract that is edited. With the other contracts each edit would take as long as in a real project.
    await replaceContracts(folder, ['service']);
    const env = { ...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus', NODE_ENV: 'development' };
    const port = await freePort();
    origin = `http://localhost:${port}`;
    const [program, ...args] = npm('start', '--', '--port', String(port), '--no-open');
    server = spawn(program, args, {
      cwd: folder,
      env,
      detached: true,
      stdio: 'ignore',
    });
    browser = await chromium.launch({
      executablePath: find('headlessShell') ?? pathOf('chromium'),
      args: CHROMIUM_ARGS,
    });
    page = await browser.newPage();
  });

  afterAll(async () => {
    await browser?.close();
    if (server?.pid) process.kill(-server.pid);
    await rm(folder, { recursive: true, force: true });
  });

  it('opens', async () => {
    const status = () =>
      page.goto(origin + PAGE).then(
        (response) => response?.status(),
        () => 0,
      );
    await expect.poll(status, { timeout: 250_000, interval: 1000 }).toBe(200);
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 250_000 });
  });

  it('shows an edited contract without a restart', async () => {
    await edit('api-specs/service/requestCountsUsage.yaml', (text) =>
      text.replace(/summary: .*/, 'summary: Edited while it runs'),
    );
    await page.getByRole('heading', { level: 1, name: 'Edited while it runs' }).waitFor({ timeout: 250_000 });
  });

  it('has a page for a new operation without a restart', async () => {
    await edit('api-specs/service.yaml', (text) =>
      text.replace(
        'paths:\n',
        'paths:\n  /usage/added:\n    get: { operationId: addedUsage, summary: Added while it runs, tags: [Usage], responses: { 200: { description: Done } } }\n',
      ),
    );
    const heading = page.getByRole('heading', { level: 1, name: 'Added while it runs' });
    const isThere = async () => {
      await page.goto(`${origin}/api/service-api/added-usage`);
      return heading.waitFor({ timeout: 5000 }).then(
        () => true,
        () => false,
      );
    };
    await expect.poll(isThere, { timeout: 250_000, interval: 1000 }).toBe(true);
    await page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link', { name: 'Added while it runs' })
      .waitFor();
    await page.goto(origin + PAGE);
  });

  it('keeps the last good page when the contract breaks, and recovers', async () => {
    await edit('api-specs/service/requestCountsUsage.yaml', (text) => `${text}\n  broken: [`);
    await page.waitForTimeout(8000);
    await expect(page.getByRole('heading', { level: 1 }).innerText()).resolves.toBe('Edited while it runs');
    await edit('api-specs/service/requestCountsUsage.yaml', (text) =>
      text.replace('\n  broken: [', '').replace('Edited while it runs', 'Fixed while it runs'),
    );
    await page.getByRole('heading', { level: 1, name: 'Fixed while it runs' }).waitFor({ timeout: 250_000 });
  });

  it('shows an edited guide', async () => {
    await page.goto(`${origin}/docs/limitations`);
    await edit('docs/docs/limitations.mdx', (text) => `${text}\n\nA sentence written just now.\n`);
    await page.getByText('A sentence written just now.').waitFor({ timeout: 250_000 });
  });

  it('shows the feedback form as a preview that sends nothing', async () => {
    const outside: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(origin) && request.url().startsWith('http')) outside.push(request.url());
    });
    await page.goto(`${origin}/docs/introduction`);
    await foot(page).getByText('Preview, sends nothing').waitFor();
    await foot(page).getByRole('button', { name: 'Yes' }).click();
    const notice = 'Preview: nothing is sent. Set FEEDBACK_PROJECT_ID to send for real.';
    await dialog(page).getByText(notice).waitFor({ timeout: 250_000 });
    await text(page).fill('Hello?');
    await send(page).click();
    await dialog(page).getByText('Preview: nothing was sent.').waitFor();
    await expect(text(page).inputValue()).resolves.toBe('Hello?');
    await page.waitForTimeout(300);
    expect(outside).toEqual([]);
  });
});

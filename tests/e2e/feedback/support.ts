import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page, Request } from '@playwright/test';
import { serveBuild } from '../../../src/delivery/hosting/serveBuild';
import { test as base } from '../support/test';

export { expect } from '@playwright/test';
export { open } from '../support/test';

/** Feedback project of the tests. */
export const PROJECT = 'e2e-project';
export const PROVIDER = 'https://app.pushfeedback.com/**';

const run = promisify(execFile);

interface Variant {
  /** Folder of such a build, if somebody made one: saves making it here. */
  given?: string;
  project: string;
  /** As `npm start` builds; else as `npm run build` does, under the content policy. */
  isDev: boolean;
}

/** Feedback is decided at build, so these tests need builds of their own. */
async function build({ project, isDev }: Variant): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'feedback-'));
  const generated = `.docusaurus-${path.basename(folder)}`;
  const env = {
    ...process.env,
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated,
    PORTAL_DEPLOY: path.join(generated, 'deploy'),
    FEEDBACK_PROJECT_ID: project,
  };
  const args = ['docusaurus', 'build', '--out-dir', folder, ...(isDev ? ['--dev'] : [])];
  await run('npx', args, { env, maxBuffer: 50_000_000 });
  await rm(generated, { recursive: true, force: true });
  return folder;
}

const siteOf = (variant: Variant) =>
  base.extend<object, { origin: string }>({
    origin: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
      async ({}, use) => {
        const folder = variant.given ?? (await build(variant));
        const site = await serveBuild(folder);
        await use(site.origin);
        site.close();
        if (!variant.given) await rm(folder, { recursive: true, force: true });
      },
      { scope: 'worker', timeout: 300_000 },
    ],
  });

/** The site as an operator with a feedback project builds it. */
export const live = siteOf({ given: process.env.PORTAL_BUILD_FEEDBACK, project: PROJECT, isDev: false });

/** The site as `npm start` shows it, without a project. */
export const preview = siteOf({ given: process.env.PORTAL_BUILD_PREVIEW, project: '', isDev: true });

/** Answers in the provider's place; the list fills with what was sent. */
export async function provider(page: Page, status: number, body = '"id-1"'): Promise<Request[]> {
  const sent: Request[] = [];
  await page.route(PROVIDER, (route) => {
    sent.push(route.request());
    return route.fulfill({ status, body, headers: { 'access-control-allow-origin': '*' } });
  });
  return sent;
}

/** The prompt at the foot of the page, and its dialog. */
export const foot = (page: Page) => page.locator('article').getByRole('group', { name: 'Was this page helpful?' });
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Feedback on this page' });
export const text = (page: Page) => dialog(page).getByRole('textbox', { name: 'Your feedback on this page' });
export const send = (page: Page) => dialog(page).getByRole('button', { name: 'Send' });

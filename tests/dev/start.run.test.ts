import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pathOf, skipsWithout } from '../programs';
import { CHROMIUM_ARGS } from '../programs/chromium';
import { copySite } from '../support/copySite';
import { triesAll } from '../support/cover';
import { npm } from '../support/npm';
import { freePort } from '../support/ports';

/** A generation takes seconds; on a busy machine several minutes. */
const WAIT = { timeout: 400_000, interval: 1000 };
const OPERATION = '/api/service-api/request-counts-usage';
const QUOTA = 'api-specs/service/schemas/UsageQuota.yaml';

interface Edit {
  file: string;
  change: (text: string) => string;
  /** Page that shows the edit. */
  page?: string;
  /** A text that the page gets; without it and `lacks` it stays as it is. */
  shows?: string;
  /** A text that goes from the page. */
  lacks?: string;
  /** The message, with file and line. */
  says?: RegExp;
}

const edits: Record<string, Edit> = {
  'a text': { file: QUOTA, change: (yaml) => yaml.replace('as it is now', 'at this moment'), shows: 'at this moment' },
  'a new property': {
    file: QUOTA,
    change: (yaml) => `${yaml}  burst:\n    type: integer\n    description: Requests at once.\n`,
    shows: 'Requests at once.',
  },
  'a removed property': {
    file: QUOTA,
    change: (yaml) => yaml.replace(', resetsAt]', ']').replace(/ {2}resetsAt:[\s\S]*/, ''),
    lacks: 'starts at 0 again',
  },
  'a renamed property': {
    file: QUOTA,
    change: (yaml) => yaml.replace('resetsAt]', 'startsAgainAt]').replace('  resetsAt:', '  startsAgainAt:'),
    shows: 'startsAgainAt',
  },
  'a renamed operationId': {
    file: 'api-specs/service/requestCountsUsage.yaml',
    change: (yaml) => yaml.replace('operationId: requestCountsUsage', 'operationId: countsUsage'),
    page: '/api/service-api/counts-usage',
    shows: '/usage/request-counts',
    says: /introduction\.mdx:\d+: .*request-counts-usage/,
  },
  'broken YAML': {
    file: QUOTA,
    change: (yaml) => yaml.replace('required: [', 'required: [['),
    says: /UsageQuota\.yaml:\d+/,
  },
  'a new operation': {
    file: 'api-specs/service.yaml',
    change: (yaml) =>
      yaml.replace(
        'paths:\n',
        'paths:\n  /usage/added:\n    get: { operationId: addedUsage, summary: Added while it runs, tags: [Usage], responses: { 200: { description: Done } } }\n',
      ),
    page: '/api/service-api/added-usage',
    shows: 'Added while it runs',
  },
  'a changed enum': {
    file: 'api-specs/service/parameters/GroupBy.yaml',
    change: (yaml) => yaml.replace('STATUS_CLASS]', 'STATUS_CLASS, REGION]'),
    shows: 'REGION',
  },
  'a guide': {
    file: 'docs/docs/limitations.mdx',
    change: (mdx) => `${mdx}\n\nA sentence written just now.\n`,
    page: '/docs/limitations',
    shows: 'A sentence written just now.',
  },
  'a sidebar': {
    file: 'sidebars.ts',
    change: (source) => source.replace("group('Concepts'", "group('Ideas'"),
    page: '/docs/limitations',
    shows: 'Ideas',
  },
};

/** One of each kind: shown, with a message while the rest stays, and both. */
const ON_CHANGE = ['a text', 'a renamed operationId', 'broken YAML', 'a guide'];

let origin = '';
let folder = '';
let server: ChildProcess;
let output = '';
let browser: Browser;
let page: Page;
let faults: string[] = [];

/** Replaces a file by another one, as editors save. */
async function save(file: string, content: string): Promise<void> {
  const target = path.join(folder, file);
  await writeFile(`${target}~`, content);
  await rename(`${target}~`, target);
}

/** Loads a page, and returns its text; the overlay and the console are part of it if they show an error. */
async function read(address: string): Promise<string> {
  faults = [];
  await page.goto(origin + address);
  const heading = page.getByRole('heading', { level: 1 });
  await heading.waitFor({ timeout: 20_000 }).catch(() => faults.push('no heading'));
  const overlay = page.locator('#webpack-dev-server-client-overlay');
  if ((await overlay.count()) > 0) faults.push(await page.frameLocator('iframe').locator('body').innerText());
  return [await page.locator('body').innerText(), ...faults].join('\n');
}

/** Waits until a page is as expected, and has no error. */
const untilPage = (address: string, isRight: (text: string) => boolean) =>
  expect
    .poll(async () => {
      const shown = await read(address);
      return isRight(shown) && faults.length === 0 ? 'right' : `${faults.join('\n')}\n${shown}`;
    }, WAIT)
    .toBe('right');

/** True while a process that the dev server started runs, or itself. */
function isRunning(): boolean {
  try {
    return process.kill(-Number(server.pid), 0);
  } catch {
    return false;
  }
}

describe.skipIf(skipsWithout('chromium'))('the dev server', () => {
  beforeAll(async () => {
    folder = await copySite();
    const port = await freePort();
    origin = `http://localhost:${port}`;
    const [program, ...args] = npm('start', '--', '--port', String(port), '--no-open');
    const env = { ...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus', NODE_ENV: 'development' };
    server = spawn(program, args, { cwd: folder, env, detached: true, stdio: 'pipe' });
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    browser = await chromium.launch({ executablePath: pathOf('chromium'), args: CHROMIUM_ARGS });
    page = await browser.newPage();
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(error.message));
    await vi.waitFor(() => expect(output).toContain('compiled successfully'), WAIT);
  }, 2 * WAIT.timeout);

  afterAll(async () => {
    await browser?.close();
    if (server && isRunning()) process.kill(-Number(server.pid), 'SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  it.each(
    triesAll ? Object.keys(edits) : ON_CHANGE,
  )('shows %s, and the old page when it is taken back', async (name) => {
    const { file, change, page: address = OPERATION, shows, lacks, says } = edits[name] as Edit;
    const before = await readFile(path.join(folder, file), 'utf8');
    const old = await read(address);
    const hasEdit = (shown: string) => {
      if (shows !== undefined) return shown.includes(shows);
      return lacks === undefined ? shown === old : !shown.includes(lacks);
    };
    expect(change(before)).not.toBe(before);
    expect(says === undefined && hasEdit(old)).toBe(false);
    const from = output.length;
    let last = from;
    try {
      await save(file, change(before));
      if (says) await expect.poll(() => output.slice(from), WAIT).toMatch(says);
      await untilPage(address, hasEdit);
      expect(output.slice(from)).not.toMatch(/Can't resolve/);
    } finally {
      last = output.length;
      await save(file, before);
    }
    await untilPage(address, (shown) => shown === old);
    await untilPage(OPERATION, (shown) => shown.includes('/usage/request-counts'));
    expect(output.slice(last)).not.toMatch(/Can't resolve|WARN|ERROR/);
  }, 1_000_000);

  it('ends at Ctrl-C with all it started', async () => {
    process.kill(-Number(server.pid), 'SIGINT');
    await expect.poll(isRunning, WAIT).toBe(false);
  });
});

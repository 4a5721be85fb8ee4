import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apis } from '#site';
import { listFilesSync } from '../../packages/docusaurus-preset-portal/src/lib/listFiles';
import { CHECKS } from '../additions/addEverything';
import { rename } from '../own-name/rename';
import { copySite } from '../support/copySite';
import { execute, TSX } from '../support/execute';
import { npm } from '../support/npm';
import { freePort } from '../support/ports';
import { replaceContracts } from './replacement';

/**
 * The site with other contracts and another owner: the same files and operations, other schemas, no extensions or
 * examples.
 */

const PAGES = 'docs/api';
let site = '';
let log = '';
const run = (...args: string[]) => execute(npm('run', '--silent', ...args), site, { DANGLING_REFERENCES: 'warn' });

beforeAll(async () => {
  site = await copySite(CHECKS);
  await replaceContracts(site);
  await rename(site);
  const { status, stdout, stderr } = await run('build');
  log = stdout + stderr;
  expect(status, log.slice(-4000)).toBe(0);
}, 900_000);
afterAll(() => rm(site, { recursive: true, force: true }));

/** `file:line:column: <Element> …`, or `file:line: …`; with or without a nearest name. */
const MESSAGE = /^docs\/[\w./-]+\.(?:mdx|json):\d+(?::\d+)?: (.+)$/;
const messages = () =>
  log
    .split('\n')
    .map((line) => line.replace(/^.*\[WARNING\] /, ''))
    .filter((line) => line.startsWith('docs/'));

it('the site has a page for every operation', () => {
  const operations = listFilesSync(PAGES).filter((file) => file.endsWith('.api.mdx'));
  expect(operations.length).toBeGreaterThan(0);
  const route = (file: string) => path.join(site, 'build/api', file.replace(/\.api\.mdx$/, ''), 'index.html');
  expect(operations.filter((file) => !existsSync(route(file)))).toEqual([]);
});

it('what guides and their data quote is one message for each place', () => {
  const found = messages();
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((line) => !MESSAGE.test(line))).toEqual([]);
  expect(
    found.filter(
      (line) =>
        !/ has no [\w ]+ ".*"; (?:the nearest is "[^"]+"|there is none)\./.test(line) &&
        !/ has no samples\./.test(line) &&
        !/ leads to no (?:page or file|place on its page); the nearest is "[^"]+"\./.test(line),
    ),
  ).toEqual([]);
  expect(new Set(found).size).toBe(found.length);
});

it('names in the text are listed in one run, with the nearest', async () => {
  const { status, stdout, stderr } = await run('check:prose');
  const faults = (stdout + stderr).split('\n').filter((line) => /^docs\/docs\/\S+\.mdx:\d+(?::\d+)?: /.test(line));
  expect([status, faults.length > 0]).toEqual([1, true]);
  const MESSAGE = /; (?:the nearest is |there is none\.)|has no samples\.$|a typed-in request/;
  expect(faults.filter((line) => !MESSAGE.test(line))).toEqual([]);
});

it('each house rule that is not met is named with its place and what to do', async () => {
  const { status, stdout, stderr } = await run('lint:specs');
  expect(status).toBe(1);
  expect(stdout + stderr).toMatch(/^ {2}\d+:\d+ +error +portal\/[a-z-]+ +\S.*\. (?:Add|Give|Say|Put) .*$/m);
});

describe('the sandbox', () => {
  let server: ChildProcess;
  let origin = '';
  beforeAll(async () => {
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    const [program = '', ...args] = [...TSX, 'scripts/sandbox.ts', '--port', String(port)];
    server = spawn(program, args, { cwd: site, stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise((resolve) => server.stdout?.once('data', resolve));
  });
  afterAll(() => {
    server.kill();
  });

  it('responds with made-up values and a header that marks them', async () => {
    const headers = { 'X-API-Key': 'any' };
    const about = (await (await fetch(origin)).json()) as {
      about: string;
      operations: { method: string; path: string }[];
    };
    expect(about.about).toContain('made up from their schemas');
    const gets = about.operations.filter(({ method }) => method === 'GET');
    expect(gets.length).toBeGreaterThan(apis.length);
    for (const operation of gets) {
      const response = await fetch(origin + operation.path.replaceAll(/\{[^}]+\}/g, '1'), { headers });
      expect([
        operation.path,
        response.status,
        response.headers.get('X-Sandbox-Source'),
        await response.json(),
      ]).toEqual([operation.path, 200, 'made-up', { reference: 'string', count: 0, from: expect.any(String) }]);
    }
  });
});

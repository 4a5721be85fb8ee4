import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paths } from '../../src/lib/paths';
import { PACKED, TARBALL } from '../../src/sandbox/pack';
import { execute } from '../support/execute';
import { sendRequest } from './support';

/** The generated download, in an empty folder outside this repository. */
let folder: string;
let child: ChildProcess | undefined;
const FILES = [PACKED, TARBALL];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'packed-'));
  mkdirSync(join(folder, dirname(PACKED)));
  for (const name of FILES) copyFileSync(join(paths.static, name), join(folder, name));
});
afterAll(() => {
  child?.kill();
  rmSync(folder, { recursive: true, force: true });
});

it('is one file of at most 1.3 MB that names nothing of the machine it was made on', () => {
  const file = join(folder, PACKED);
  expect(statSync(file).size).toBeLessThan(1_300_000);
  const text = readFileSync(file, 'utf8');
  expect(text.startsWith('#!/usr/bin/env node\n')).toBe(true);
  expect(text).not.toContain(process.cwd());
  expect(text).not.toContain('node_modules/');
});

/** Starts the bundled file; `at` is the address that it prints. */
async function start(args: string[]): Promise<{ child: ChildProcess; at: string }> {
  const running = spawn(process.execPath, args, { cwd: folder, env: {} });
  const at = await new Promise<string>((done, failed) => {
    let output = '';
    const more = (chunk: Buffer) => {
      output += chunk;
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (found && output.includes('Ctrl+C')) done(found);
    };
    running.stdout.on('data', more);
    running.stderr.on('data', more);
    running.on('close', () => failed(new Error(output)));
  });
  return { child: running, at };
}

it('runs alone and responds like the sandbox of the repository', async () => {
  const { child: running, at: origin } = await start([join(folder, PACKED), '--port', '0']);
  child = running;
  for (const path of [
    '/denmark/data/companies/09900012?include=participants,financials',
    '/denmark/data/companies/09900013',
    '/service/usage/request-counts?from=2026-11-16&to=2026-11-18',
    '/datahub/entities/dk-company/features/employee_count/history?entityId=09900012',
    '/attribute-translations',
  ]) {
    const response = await fetch(`${origin}${path}`, { headers: { 'X-API-Key': 'k' } });
    const same = sendRequest(path);
    expect(response.status).toBe(same.status);
    expect(await response.json()).toEqual(same.body);
  }
});

it('listens on all addresses with --host 0.0.0.0', async () => {
  const { child: running, at } = await start([join(folder, PACKED), '--host', '0.0.0.0', '--port', '0']);
  const { status } = await fetch(`${at}/denmark/data/companies/09900012`, { headers: { 'X-API-Key': 'k' } });
  running.kill();
  expect(status).toBe(200);
});

it('serves a built documentation with --docs, whose pages get the script that sends', async () => {
  const docs = join(folder, 'docs');
  mkdirSync(docs);
  writeFileSync(join(docs, 'index.html'), '<html><head></head><body>Docs</body></html>');
  const { child: running, at } = await start([join(folder, PACKED), '--port', '0', '--docs', docs]);
  const get = async (path: string, accept: string) =>
    (await fetch(at + path, { headers: { accept, 'x-api-key': 'k' } })).text();
  const page = await get('/', 'text/html');
  const script = await get(/src="([^"]+)"/.exec(page)?.[1] ?? '', '*/*');
  const company = await get('/denmark/data/companies/09900012', 'application/json');
  running.kill();
  expect(page).toContain('<body>Docs</body>');
  expect(script).toContain('Send to the sandbox');
  expect(JSON.parse(company)).toHaveProperty('companyId', '09900012');
});

it('reports --docs without documentation', async () => {
  const { status, stderr } = await execute([process.execPath, join(folder, PACKED), '--docs', 'nowhere'], folder);
  expect(status).toBe(2);
  expect(stderr).toMatch(
    /^--docs nowhere: there is no index\.html\. Run "npm run build", and name the folder of the build\.\n/,
  );
});

it('reports an address on which it can not listen', async () => {
  const { status, stderr } = await execute([process.execPath, join(folder, PACKED), '--host', '192.0.2.1'], folder);
  expect(status).toBe(1);
  expect(stderr.trim()).toMatch(/Give an address of this machine: --host 127\.0\.0\.1$/);
});

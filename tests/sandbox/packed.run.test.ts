import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PACKED, packSandbox } from '../../src/sandbox/pack';
import { pathOf, skipsWithout } from '../programs';
import { execute } from '../support/execute';
import { ask } from './support';

/** The download, in an empty folder, far from this repository. */
let folder: string;
let child: ChildProcess | undefined;
let bytes: number;
let origin = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'packed-'));
  bytes = await packSandbox(folder);
});
afterAll(() => {
  child?.kill();
  rmSync(folder, { recursive: true, force: true });
});

it('is one file of at most 1 MB that names nothing of the machine it was made on', () => {
  const file = join(folder, PACKED);
  expect(statSync(file).size).toBe(bytes);
  expect(bytes).toBeLessThan(1_000_000);
  const text = readFileSync(file, 'utf8');
  expect(text.startsWith('#!/usr/bin/env node\n')).toBe(true);
  expect(text).not.toContain(process.cwd());
  expect(text).not.toContain('node_modules/');
});

it('is the same in every build', async () => {
  const first = readFileSync(join(folder, PACKED));
  const again = mkdtempSync(join(tmpdir(), 'packed-'));
  await packSandbox(again);
  expect(first.equals(readFileSync(join(again, PACKED)))).toBe(true);
  rmSync(again, { recursive: true });
});

it('runs on its own and answers as the sandbox of the repository does', async () => {
  const running = spawn(process.execPath, [join(folder, PACKED), '--port', '0'], { cwd: folder, env: {} });
  child = running;
  const begin = performance.now();
  origin = await new Promise<string>((done, failed) => {
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
  console.log(
    `Packed sandbox: ${Math.round(bytes / 1000)} kB, started in ${Math.round(performance.now() - begin)} ms.`,
  );
  for (const path of [
    '/denmark/data/companies/09900012?include=participants,financials',
    '/denmark/data/companies/09900013',
    '/service/usage/request-counts?from=2026-11-16&to=2026-11-18',
    '/datahub/entities/dk-company/features/employee_count/history?entityId=09900012',
    '/attribute-translations',
  ]) {
    const answer = await fetch(`${origin}${path}`, { headers: { 'X-API-Key': 'k' } });
    const same = ask(path);
    expect(answer.status).toBe(same.status);
    expect(await answer.json()).toEqual(same.body);
  }
});

it.skipIf(skipsWithout('bash', 'curl'))('the requests of its guide work', async () => {
  const guide = readFileSync('docs/docs/sandbox.mdx', 'utf8');
  const requests = [...guide.matchAll(/```bash[^\n]*\n(curl[^`]*)```/g)].map(([, text = '']) => text);
  expect(requests).toHaveLength(2);
  for (const text of requests) {
    const command = text.replace('http://127.0.0.1:4010', origin);
    expect(await execute([pathOf('bash'), '-c', command], folder)).toMatchObject({ status: 0 });
  }
});

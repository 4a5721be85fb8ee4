import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readData } from '../../src/sandbox/content/readData';
import { type Listening, listen } from '../../src/sandbox/engine/http/server';
import { TYPESCRIPT } from '../support/execute';
import { newSandbox } from './support';

const root = resolve(import.meta.dirname, '../..');

describe('over HTTP', () => {
  let server: Listening;
  beforeAll(async () => {
    server = await listen(newSandbox, 0);
  });
  afterAll(() => server.close());

  const company = () => `${server.origin}/denmark/data/companies/09900012`;
  const key = { 'X-API-Key': 'sandbox' };

  it('answers with the headers of the contract', async () => {
    const answer = await fetch(company(), { headers: key });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-request-id')).toMatch(/^req-[0-9a-z]{12}$/);
    expect(answer.headers.get('ratelimit-limit')).toBe('100');
    expect(await answer.json()).toMatchObject({ name: 'Eksempel Teknik ApS' });
  });

  it('lets pages of this machine read, and no others', async () => {
    const from = async (origin: string) =>
      (await fetch(company(), { headers: { ...key, Origin: origin } })).headers.get('access-control-allow-origin');
    expect(await from('http://localhost:3000')).toBe('http://localhost:3000');
    expect(await from('http://127.0.0.1:5173')).toBe('http://127.0.0.1:5173');
    for (const origin of [
      'https://example.org',
      'http://localhost.example.org',
      'null',
      'http://127.0.0.1.example.org',
    ]) {
      expect(await from(origin), origin).toBeNull();
    }
    const preflight = await fetch(company(), { method: 'OPTIONS', headers: { Origin: 'http://localhost:3000' } });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('X-API-Key');
  });

  it('refuses a host name that is not of this machine', async () => {
    const status = await new Promise((done) => {
      request(company(), { headers: { ...key, Host: 'rebound.example.org' } }, (answer) => {
        answer.resume();
        done(answer.statusCode);
      }).end();
    });
    expect(status).toBe(421);
  });

  it('answers what is no HTTP at all', async () => {
    const { port } = new URL(server.origin);
    const text = await new Promise<string>((done) => {
      let received = '';
      const socket = connect(Number(port), '127.0.0.1', () => socket.write('HELLO\r\n\r\n'));
      socket.on('data', (chunk) => {
        received += chunk;
      });
      socket.on('close', () => done(received));
    });
    expect(text).toContain('400 Bad Request');
    expect(text).toContain('application/problem+json');
  });

  it('answers a body that is too large', async () => {
    const answer = await fetch(`${server.origin}/denmark/data/feature-store/attributes/bulk`, {
      method: 'POST',
      headers: { ...key, 'Content-Type': 'application/json' },
      body: `"${'x'.repeat(2_000_000)}"`,
    });
    expect(answer.status).toBe(413);
    expect((await answer.json()).detail).toContain('too large');
  });
});

describe('the command', () => {
  const started: ChildProcess[] = [];
  afterEach(() => {
    for (const child of started.splice(0)) child.kill();
  });

  /** Runs the command until it says `until` or ends. */
  function run(args: string[], until?: RegExp, cwd = root) {
    const child = spawn(process.execPath, [...TYPESCRIPT.slice(1), join(root, 'scripts/sandbox.ts'), ...args], { cwd });
    started.push(child);
    return new Promise<{ output: string; code: number | null }>((done) => {
      let output = '';
      const more = (chunk: Buffer) => {
        output += chunk;
        if (until?.test(output)) done({ output, code: null });
      };
      child.stdout.on('data', more);
      child.stderr.on('data', more);
      child.on('close', (code) => done({ output, code }));
    });
  }

  it('starts, and the first curl it shows works', async () => {
    const { output } = await run(['--port', '0'], /Ctrl\+C/);
    const url = /http:\/\/127\.0\.0\.1:\d+\/denmark\/data\/companies\/09900012/.exec(output)?.[0] ?? '';
    const header = /-H 'X-API-Key: (.*?)'/.exec(output)?.[1] ?? '';
    const answer = await fetch(url, { headers: { 'X-API-Key': header } });
    expect(answer.status).toBe(200);
  });

  it('says when the port is taken, or is none', async () => {
    const server = await listen(newSandbox, 0);
    const { port } = new URL(server.origin);
    const taken = await run(['--port', port]);
    await server.close();
    expect(taken).toMatchObject({ code: 1 });
    expect(taken.output.trim()).toBe(`Port ${port} is taken. Choose another one: --port ${Number(port) + 1}`);
    expect(await run(['--port', 'http'])).toMatchObject({ code: 2 });
    expect(await run(['--prot', '1'])).toMatchObject({ code: 2 });
  });

  it('says which contract is bad, in one message without a stack', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
    cpSync(join(root, 'api-specs'), join(folder, 'api-specs'), { recursive: true });
    cpSync(join(root, 'docs/_data'), join(folder, 'docs/_data'), { recursive: true });
    writeFileSync(join(folder, 'api-specs/service/requestCountsUsage.yaml'), 'get: [');
    await expect(readData(join(folder, 'api-specs'))).rejects.toThrow(/requestCountsUsage|YAML/);
    const { code, output } = await run([], undefined, folder);
    rmSync(folder, { recursive: true });
    expect(code).toBe(1);
    expect(output).toContain('requestCountsUsage.yaml');
    // Where in the contract, not where in the program.
    expect(output).not.toMatch(/^\s+at .*\.m?[jt]s:\d+/m);
  });
});

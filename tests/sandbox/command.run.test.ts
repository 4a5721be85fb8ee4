import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Document } from 'openapi-toolkit';
import { createSandbox, listenOn, plainContent, run } from 'openapi-toolkit/sandbox';
import { afterAll, afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readData } from '../../src/sandbox-world/readData';
import { pathOf, skipsWithout } from '../programs';
import { CHROMIUM_ARGS } from '../programs/chromium';
import { TYPESCRIPT } from '../support/execute';
import { about } from '../support/portal';
import { listening } from '../support/ports';
import { data, newSandbox } from './support';

describe('the command', () => {
  it('starts, and the first curl it shows works', async () => {
    const child = spawn(process.execPath, [...TYPESCRIPT.slice(1), 'scripts/sandbox.ts', '--port', '0']);
    const { output } = await listening(child);
    const url = /http:\/\/127\.0\.0\.1:\d+\/denmark\/data\/companies\/09900012/.exec(output)?.[0] ?? '';
    const header = /-H 'X-API-Key: (.*?)'/.exec(output)?.[1] ?? '';
    const response = await fetch(url, { headers: { 'X-API-Key': header } });
    child.kill();
    expect(response.status).toBe(200);
  });

  // Windows knows no signals.
  it.skipIf(process.platform === 'win32').each(['SIGTERM', 'SIGINT'] as const)(
    '%s ends it while it is busy',
    async (signal) => {
      const program = `const { startSandbox } = require('openapi-toolkit/sandbox');
      const respond = () => { console.log('busy'); for (;;); };
      const { aboutOf } = require('docusaurus-preset-portal/terms');
      const about = aboutOf(require('./src/site/portal.ts').portal);
      startSandbox(() => ({ apis: [], operations: [], respond }), { port: 0, about });`;
      const child = spawn(process.execPath, [...TYPESCRIPT.slice(1), '-e', program]);
      onTestFinished(() => void child.kill('SIGKILL'));
      const { origin } = await listening(child);
      const busy = once(child.stdout, 'data');
      fetch(origin).catch(() => undefined);
      expect(String(await busy)).toBe('busy\n');
      child.kill(signal);
      expect(await once(child, 'exit')).toEqual([null, signal]);
    },
  );

  it.skipIf(skipsWithout('chromium'))('goes on after a page of another host has sent it an expression', async () => {
    const paths = {
      '/media': { get: { responses: { 200: { description: '', content: { 'text/csv': {}, 'text/a': {} } } } } },
    };
    const document = { openapi: '3.1.0', info: { title: 'A', version: '1' }, paths } as unknown as Document;
    const { origin, close } = await listenOn(
      () => createSandbox(() => plainContent(), { ...data, apis: [{ id: 'a', title: 'A', document }] }),
      0,
    );
    const browser = await chromium.launch({ executablePath: pathOf('chromium'), args: CHROMIUM_ARGS });
    const page = await browser.newPage();
    const type = await page.evaluate(
      async (url) => (await fetch(url, { mode: 'no-cors', headers: { Accept: `${'*'.repeat(100)}x` } })).type,
      `${origin}/media`,
    );
    await browser.close();
    expect(type).toBe('opaque');
    expect((await fetch(`${origin}/media`)).status).toBe(200);
    await close();
  });
});

describe('messages of a command that fails', () => {
  const output = vi.spyOn(console, 'error').mockReturnValue();
  afterEach(() => output.mockClear());
  afterAll(() => output.mockRestore());

  /** Runs the command in this process and returns its exit code and messages. */
  const ended = async (args: string[], specs?: string) => {
    await run(
      async () => {
        const read = specs === undefined ? data : await readData(specs);
        return () => createSandbox(() => plainContent(), read);
      },
      about,
      args,
    );
    const { exitCode } = process;
    process.exitCode = 0;
    return [exitCode, output.mock.calls.map(([text]) => String(text).split('\n')[1])];
  };

  it('the port is taken', async () => {
    const server = await listenOn(newSandbox, 0);
    const { port } = new URL(server.origin);
    const result = await ended(['--port', port]);
    await server.close();
    expect(result).toEqual([1, [`Port ${port} is in use. Choose another one: --port ${Number(port) + 1}`]]);
  });

  it.each([
    [['--port', 'http'], 'The port must be a number from 0 to 65535.'],
    [['--port', '65536'], 'The port must be a number from 0 to 65535.'],
    [['--prot', '1'], "Unknown option '--prot'"],
  ])('%j is none of its arguments', async (args, message) => {
    expect(await ended(args)).toEqual([1, [expect.stringContaining(message)]]);
  });

  it('a contract is bad: where in the contract, and no stack', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
    cpSync('api-specs', join(folder, 'api-specs'), { recursive: true });
    writeFileSync(join(folder, 'api-specs/service/requestCountsUsage.yaml'), 'get: [');
    const [code] = await ended(['--port', '0'], join(folder, 'api-specs'));
    rmSync(folder, { recursive: true });
    const [[text] = []] = output.mock.calls;
    expect(code).toBe(1);
    expect(text).toContain('requestCountsUsage.yaml');
    expect(text).not.toMatch(/^\s+at .*\.m?[jt]s:\d+/m);
  });
});

import { execFile } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../packages/docusaurus-preset-portal/src/lib/paths';
import { testFolder } from '../../packages/docusaurus-preset-portal/src/lib/testFolder.fixture';
import { testServer } from '../../packages/docusaurus-preset-portal/src/lib/testServer.fixture';
import { readWorkflows } from '../../packages/docusaurus-preset-portal/src/workflows';
import { faults, newSandbox } from '../sandbox/support';

/** The document as it is served, beside the contracts. */
const DOCUMENT = path.join(paths.downloads, 'workflows.arazzo.yaml');
const REDOCLY = 'node_modules/@redocly/cli/bin/cli.js';
const SOURCES = { data: 'denmark/data', advisor: 'denmark/advisor', lifeEvents: 'denmark/life-events' };
const { workflows } = readWorkflows(readFileSync(DOCUMENT, 'utf8'), DOCUMENT);

const folder = testFolder();
/** Requests that came, without queries. */
let seen: string[] = [];
/** Statuses that the next requests get instead of a response of the sandbox. */
let refused: number[] = [];

beforeAll(async () => {
  for (const file of ['workflows.arazzo.yaml', 'data.yaml', 'advisor.yaml', 'life-events.yaml'])
    copyFileSync(path.join(paths.downloads, file), path.join(folder, file));
});

const sandbox = newSandbox();
const server = testServer(async (request, response) => {
  const { method = 'GET', url = '/' } = request;
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  seen.push(`${method} ${url.replace(/\?.*/, '')}`);
  const status = refused.shift();
  const result = sandbox.respond({
    method,
    url,
    headers: { ...headers, ...(status && { prefer: `code=${status}` }) },
    body: new Uint8Array(await buffer(request)),
  });
  response.writeHead(result.status, result.headers).end(result.body);
});
beforeEach(() => {
  seen = [];
  refused = [];
});
afterAll(() => expect(faults).toEqual([]));

/** Runs workflows, or all; returns true if they passed. */
async function respect(chosen: readonly string[] = [], inputs: Record<string, string> = {}): Promise<boolean> {
  const servers = Object.entries(SOURCES).map(([name, at]) => ['--server', `${name}=${server.origin}/${at}`]);
  const given = Object.entries({ apiKey: 'sandbox', ...inputs }).map(([name, value]) => [
    '--input',
    `${name}=${value}`,
  ]);
  const only = chosen.map((name) => ['--workflow', name]);
  const args = [path.resolve(REDOCLY), 'respect', 'workflows.arazzo.yaml', ...[only, servers, given].flat(2)];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  return promisify(execFile)(process.execPath, args, { cwd: folder, env }).then(
    () => true,
    (error: { code?: number }) => {
      if (error.code !== 1) throw error;
      return false;
    },
  );
}

it('all workflows pass against the sandbox, and every step is run', async () => {
  expect(await respect()).toBe(true);
  expect(seen.length).toBe(workflows.reduce((sum, { steps }) => sum + steps.length, 0));
});

describe('after a failure', () => {
  it('429, 502 and 503 are tried again', async () => {
    refused = [429, 502, 503];
    expect(await respect(['plate-insurer'])).toBe(true);
    expect(seen.map((one) => one.replace(/^GET \/denmark\/data/, ''))).toEqual([
      ...Array(4).fill('/vehicles'),
      '/vehicles/9999999999999901/insurance',
      '/companies/09900020',
    ]);
  });

  it('a status that stays is tried four times', async () => {
    refused = Array(6).fill(503);
    expect(await respect(['portfolio'])).toBe(false);
    expect(seen.length).toBe(4);
  });

  it('404 ends each workflow after one request', async () => {
    const searching = ['house-quote', 'portfolio', 'event-poller', 'plate-insurer', 'flat-parent'];
    const inputs = { address: 'Ukendtvej 3, 9999 Eksempelby', companyId: '09900098', plate: 'QQ1' };
    expect(await respect(searching, inputs)).toBe(false);
    expect(seen).toEqual([
      'GET /denmark/data/attributes',
      'GET /denmark/data/attributes',
      'GET /denmark/life-events/companies/09900098/events',
      'GET /denmark/data/vehicles',
      'GET /denmark/data/attributes',
    ]);
  });

  it('an address that fits more or less stops the quote', async () => {
    expect(await respect(['house-quote'], { address: 'Prøvestien 7' })).toBe(false);
    expect(seen).toEqual(['GET /denmark/data/attributes']);
  });
});

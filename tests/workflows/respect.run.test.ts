import { execFile } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { paths, readWorkflows } from 'docusaurus-preset-portal/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FaultySandbox, faultySandbox } from '../e2e/recipes/faultySandbox';
import { testFolder } from '../support/testFolder';

/** The document as it is served, beside the contracts. */
const DOCUMENT = path.join(paths.downloads, 'workflows.arazzo.yaml');
const REDOCLY = 'node_modules/@redocly/cli/bin/cli.js';
const SOURCES = { data: 'denmark/data', advisor: 'denmark/advisor', lifeEvents: 'denmark/life-events' };
const { workflows } = readWorkflows(readFileSync(DOCUMENT, 'utf8'), DOCUMENT);

const folder = testFolder();
let sandbox: FaultySandbox;
beforeAll(async () => {
  sandbox = await faultySandbox();
  for (const file of ['workflows.arazzo.yaml', 'data.yaml', 'advisor.yaml', 'life-events.yaml'])
    copyFileSync(path.join(paths.downloads, file), path.join(folder, file));
});

/** Returns the requests since the last call, without queries. */
const seen = () => sandbox.arrived().map(({ method, path: at }) => `${method} ${at}`);

afterAll(() => sandbox.close());
beforeEach(() => {
  seen();
  sandbox.plan();
});

/** Runs workflows, or all; returns true if they passed. */
async function respect(chosen: readonly string[] = [], inputs: Record<string, string> = {}): Promise<boolean> {
  const servers = Object.entries(SOURCES).map(([name, at]) => ['--server', `${name}=${sandbox.origin}/${at}`]);
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
  expect(seen().length).toBe(workflows.reduce((sum, { steps }) => sum + steps.length, 0));
});

it('the flat is taken where the parent property comes first in a list', async () => {
  expect(await respect(['flat-parent'], { address: 'Eksempelvej 18 2. th 9999 Eksempelby' })).toBe(true);
  expect(seen().slice(1)).toEqual(['7', '6'].map((end) => `GET /denmark/data/properties/99900000${end}`));
});

describe('after a failure', () => {
  it('429, 502 and 503 are tried again', async () => {
    sandbox.plan(429, 502, 503);
    expect(await respect(['plate-insurer'])).toBe(true);
    expect(seen().map((one) => one.replace(/^GET \/denmark\/data/, ''))).toEqual([
      ...Array(4).fill('/vehicles'),
      '/vehicles/9999999999999901/insurance',
      '/companies/09900020',
    ]);
  });

  it('a status that stays is tried four times', async () => {
    sandbox.plan(503, 503, 503, 503, 503, 503);
    expect(await respect(['portfolio'])).toBe(false);
    expect(seen().length).toBe(4);
  });

  it('404 ends each workflow after one request', async () => {
    const searching = ['house-quote', 'portfolio', 'event-poller', 'plate-insurer', 'flat-parent'];
    const inputs = { address: 'Ukendtvej 3, 9999 Eksempelby', companyId: '09900098', plate: 'QQ1' };
    expect(await respect(searching, inputs)).toBe(false);
    expect(seen()).toEqual([
      'GET /denmark/data/attributes',
      'GET /denmark/data/attributes',
      'GET /denmark/life-events/companies/09900098/events',
      'GET /denmark/data/vehicles',
      'GET /denmark/data/attributes',
    ]);
  });

  it('an address that fits more or less stops the quote', async () => {
    expect(await respect(['house-quote'], { address: 'Prøvestien 7' })).toBe(false);
    expect(seen()).toEqual(['GET /denmark/data/attributes']);
  });
});

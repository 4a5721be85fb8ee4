import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseBundled } from 'openapi-toolkit';
import { sha256 } from 'openapi-toolkit/node';
import { checkSamples } from 'portal-cli/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { apis, site } from '#site';
import { readOwnData } from '../../src/sandbox-world/readData';
import { sendRequest } from '../sandbox/support';
import { execute } from '../support/execute';
import { about, portal } from '../support/portal';
import { BUILD } from '../support/takenAlong';
import { unpackedProgram } from './program';

const { program, folder, running, start } = unpackedProgram();

/** Addresses of packages in pages. */
const FETCHED = /https?:[\w.:/-]+\.(?:tgz|whl|jar)(?:\.sha256)?/g;

const get = (url: string, accept = '*/*') => fetch(url, { headers: { accept, 'X-API-Key': 'k' }, redirect: 'manual' });

it('has at most 9 MB, its digest beside it, and nothing of the machine it was made on', () => {
  const bytes = readFileSync(path.join(BUILD, about.tarball));
  expect(bytes.length).toBeGreaterThan(1_000_000);
  expect(bytes.length).toBeLessThan(9_000_000);
  for (const guide of ['sandbox', 'coding-agents'])
    expect(readFileSync(`docs/docs/${guide}.mdx`, 'utf8')).toContain('of less than 9 MB');
  expect(readFileSync(path.join(BUILD, `${about.tarball}.sha256`), 'utf8')).toBe(
    `${sha256(bytes)}  ${about.tarball}\n`,
  );
  const text = readFileSync(path.join(path.dirname(program), 'program.cjs'), 'utf8');
  expect(text).not.toContain(process.cwd());
  expect(text).not.toContain('node_modules/');
});

describe('the sandbox alone', () => {
  it('responds like the sandbox of the repository', async () => {
    const origin = await start(process.execPath, [program, '--sandbox', '--port', '0']);
    for (const address of [
      '/denmark/data/companies/09900012?include=participants,financials',
      '/denmark/data/companies/09900013',
      '/service/usage/request-counts?from=2026-11-16&to=2026-11-18',
      '/datahub/entities/dk-company/features/employee_count/history?entityId=09900012',
      '/attribute-translations',
    ]) {
      const response = await get(origin + address);
      const same = sendRequest(address);
      expect(response.status).toBe(same.status);
      expect(await response.json()).toEqual(same.body);
    }
    expect((await get(`${origin}/docs/sandbox`, 'text/html')).headers.get('content-type')).not.toContain('html');
  });

  it('answers every sample as the contracts say', async () => {
    const origin = await start(process.execPath, [program, '--sandbox', '--port', '0']);
    const contracts = apis.map(({ id, spec }) => ({
      file: spec,
      document: parseBundled(readFileSync(path.join(BUILD, `openapi/${id}.json`), 'utf8')),
    }));
    const { operations, tried, sent, faults } = await checkSamples(
      contracts,
      async ({ method, url, headers, body }) => {
        const given = Object.entries(headers) as [string, string][];
        const response = await fetch(origin + url, {
          method,
          headers: given,
          ...(body.length > 0 && { body: Buffer.from(body) }),
        });
        return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
      },
    );
    expect(faults.map(({ message }) => message)).toEqual([]);
    expect([tried, sent >= operations]).toEqual([operations, true]);
  });

  it('listens on all addresses with --host 0.0.0.0', async () => {
    const origin = await start(process.execPath, [program, '--sandbox', '--host', '0.0.0.0', '--port', '0']);
    expect((await get(`${origin}/denmark/data/companies/09900012`)).status).toBe(200);
  });
});

describe('the documentation', () => {
  let origin = '';
  beforeAll(async () => {
    origin = await start(process.execPath, [program, '--port', '0']);
  });

  it('is every page of the site, complete, with its version and the address of its own sandbox', async () => {
    const pages = [...readFileSync(path.join(BUILD, 'llms.txt'), 'utf8').matchAll(/\]\((\S+)\.md\)/g)];
    expect(pages.length).toBeGreaterThan(60);
    for (const [, url = ''] of pages) {
      const address = url.replace(site.url, '').replace(/^\/index$/, '/');
      const response = await get(origin + address, 'text/html');
      const html = await response.text();
      expect([address, response.status]).toEqual([address, 200]);
      expect(html).toMatch(/sha256:[0-9a-f]{16}<wbr>/);
      expect(html).not.toContain(about.origin);
      const copy = await get(`${origin}${address === '/' ? '/index' : address}.md`);
      expect(copy.status).toBe(200);
      const preferred = await get(origin + address, 'text/markdown, text/html;q=0.5');
      expect([address, await preferred.text()]).toEqual([address, await copy.text()]);
    }
  });

  it('comes with the policy of the hosted site, without what demands HTTPS', async () => {
    const policy = /Content-Security-Policy: (.*)/.exec(readFileSync(path.join(BUILD, '_headers'), 'utf8'))?.[1];
    for (const file of ['/docs/errors', '/none', '/llms.txt', '/img/logo.svg']) {
      const { headers } = await get(origin + file, 'text/html');
      expect(headers.get('content-security-policy'), file).toBe(policy?.replace('; upgrade-insecure-requests', ''));
      expect(headers.get('content-security-policy'), file).toContain("frame-ancestors 'none'");
      expect(headers.get('x-frame-options'), file).toBe('DENY');
      expect(headers.get('strict-transport-security'), file).toBeNull();
    }
  });

  it('has the search index, the downloads, and the pages that moved', async () => {
    for (const file of ['search-index/index.json', 'sitemap.xml', ...apis.map(({ id }) => `openapi/${id}.json`)]) {
      const served = Buffer.from(await (await get(`${origin}/${file}`)).arrayBuffer());
      expect(served.equals(readFileSync(path.join(BUILD, file))), file).toBe(true);
    }
    expect((await get(`${origin}/docs`, 'text/html')).headers.get('location')).toBe('/docs/introduction');
  });

  it('leads to itself where a page installs or fetches a file, itself too', async () => {
    const fetched = new Set([`${origin}/${about.tarball}`, `${origin}/${about.tarball}.sha256`]);
    for (const page of ['/', '/docs/sandbox', '/docs/clients', '/docs/coding-agents'])
      for (const [url] of (await (await get(origin + page, 'text/html')).text()).matchAll(FETCHED)) fetched.add(url);
    expect(fetched.size).toBeGreaterThan(4);
    for (const url of fetched) {
      const served = Buffer.from(await (await get(url)).arrayBuffer());
      expect(served.equals(readFileSync(path.join(BUILD, url.replace(origin, '')))), url).toBe(true);
    }
    for (const [file, type] of [
      ['before-you-sign/checklist.csv', 'text/csv; charset=utf-8'],
      [`openapi/${apis[0]?.id}.yaml`, 'application/yaml'],
    ])
      expect((await get(`${origin}/${file}`)).headers.get('content-type'), file).toBe(type);
  });

  it('responds as the APIs at the same address, and refuses what neither has', async () => {
    expect(await (await get(`${origin}/denmark/data/companies/09900012`)).json()).toHaveProperty('companyId');
    expect((await get(`${origin}/..%2fpackage.json`, 'text/html')).status).toBe(404);
    expect((await get(`${origin}/%`)).status).toBe(404);
  });
});

const isolated = ['unshare', '-rn', 'sh', '-c', 'ip link set lo up && exec "$0" "$@"'];
const hasNamespaces = spawnSync('unshare', ['-rn', 'sh', '-c', 'ip link set lo up']).status === 0;

it.skipIf(!hasNamespaces)('needs no network: it runs where there is none', async () => {
  const begin = performance.now();
  const [command = '', ...args] = [...isolated, process.execPath, program, '--port', '4010'];
  await start(command, args);
  const script = `const page = await fetch('http://127.0.0.1:4010/docs/errors', { headers: { accept: 'text/html' } });
    const company = await fetch('http://127.0.0.1:4010/denmark/data/companies/09900012', { headers: { 'X-API-Key': 'k' } });
    console.log(page.status, company.status);`;
  console.log(`Started without a network in ${Math.round(performance.now() - begin)} ms.`);
  const pid = String(running.at(-1)?.pid);
  const { stdout, stderr } = await execute(
    ['nsenter', '-t', pid, '-U', '-n', '--preserve-credentials', process.execPath, '--input-type=module', '-e', script],
    folder,
  );
  expect([stdout, stderr]).toEqual(['200 200\n', '']);
});

it('is the same file for the same build', async () => {
  const { pack } = await import('portal-cli/testing');
  const copy = mkdtempSync(path.join(tmpdir(), 'packed-'));
  await pack(portal, BUILD, '.docusaurus', { module: './src/sandbox-world', readData: readOwnData }, copy);
  const [first, second] = [BUILD, copy].map((one) => readFileSync(path.join(one, about.tarball)));
  rmSync(copy, { recursive: true });
  expect(second?.equals(first as Buffer)).toBe(true);
});

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apis, site } from '#site';
import { sha256 } from '../../src/lib/sha256';
import { ARCHIVE } from '../../src/offline/npmPackage';
import { about } from '../../src/sandbox/about';
import { sendRequest } from '../sandbox/support';
import { execute } from '../support/execute';
import { BUILD, takenAlong } from '../support/takenAlong';

/** The file that readers take along, unpacked outside this repository. */
const [program] = takenAlong();
const running: ChildProcess[] = [];
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'empty-'));
});
afterAll(() => {
  for (const child of running) child.kill();
  rmSync(folder, { recursive: true, force: true });
});

const run = (...args: string[]) => execute([process.execPath, program, ...args], folder);

/** Starts a command that goes on; returns the address that it prints. */
async function start(command: string, args: string[]): Promise<string> {
  const child = spawn(command, args, { cwd: folder, env: {} });
  running.push(child);
  return new Promise((done, failed) => {
    let output = '';
    const more = (chunk: Buffer) => {
      output += chunk;
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (found && output.includes('Ctrl+C')) done(found);
    };
    child.stdout.on('data', more);
    child.stderr.on('data', more);
    child.on('close', () => failed(new Error(output)));
  });
}

const get = (url: string, accept = '*/*') => fetch(url, { headers: { accept, 'X-API-Key': 'k' }, redirect: 'manual' });

it('has at most 9 MB, its digest beside it, and nothing of the machine it was made on', () => {
  const bytes = readFileSync(path.join(BUILD, about.tarball));
  expect(bytes.length).toBeGreaterThan(1_000_000);
  expect(bytes.length).toBeLessThan(9_000_000);
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
    const pages = [...readFileSync(path.join(BUILD, 'llms.txt'), 'utf8').matchAll(/\]\((\S+)\.md\)/g)].filter(
      ([link]) => !link.includes('.well-known'),
    );
    expect(pages.length).toBeGreaterThan(60);
    for (const [, url = ''] of pages) {
      const address = url.replace(site.url, '').replace(/^\/index$/, '/');
      const response = await get(origin + address, 'text/html');
      const html = await response.text();
      expect([address, response.status]).toEqual([address, 200]);
      expect(html).toMatch(/sha256:[0-9a-f]{16}<wbr>/);
      expect(html).not.toContain(about.origin);
      expect((await get(`${origin}${address === '/' ? '/index' : address}.md`)).status).toBe(200);
    }
  });

  it('has the search index, the downloads, and the pages that moved', async () => {
    for (const file of ['search-index/manifest.json', ...apis.map(({ id }) => `openapi/${id}.json`)]) {
      const served = Buffer.from(await (await get(`${origin}/${file}`)).arrayBuffer());
      expect(served.equals(readFileSync(path.join(BUILD, file))), file).toBe(true);
    }
    expect((await get(`${origin}/docs`, 'text/html')).headers.get('location')).toBe('/docs/introduction');
    expect((await get(`${origin}/${about.tarball}`)).headers.get('location')).toBe(`${site.url}/${about.tarball}`);
  });

  it('responds as the APIs at the same address, and refuses what neither has', async () => {
    expect(await (await get(`${origin}/denmark/data/companies/09900012`)).json()).toHaveProperty('companyId');
    expect((await get(`${origin}/..%2fpackage.json`, 'text/html')).status).toBe(404);
    expect((await get(`${origin}/%`)).status).toBe(404);
  });
});

it('starts in a small multiple of the time that Node.js needs', async () => {
  const seconds = async (...args: string[]) => {
    const begin = performance.now();
    expect((await execute([process.execPath, ...args], folder)).status).toBe(0);
    return performance.now() - begin;
  };
  const ratios: number[] = [];
  // The shortest of several: another program may run at the same time.
  for (let at = 0; at < 3; at += 1) ratios.push((await seconds(program, '--version')) / (await seconds('-e', '0')));
  console.log(`Starts in ${Math.min(...ratios).toFixed(1)} times the time of an empty program.`);
  expect(Math.min(...ratios)).toBeLessThan(20);
});

it('says its version and the digest of the contracts', async () => {
  const contracts = apis.map(({ id }) => readFileSync(path.join(BUILD, `openapi/${id}.json`), 'utf8')).join('');
  const { status, stdout } = await run('--version');
  expect([status, stdout.split('\n')[0]]).toEqual([0, expect.stringMatching(new RegExp(`^${site.title} \\d`))]);
  expect(stdout).toContain(`Contracts: sha256:${sha256(contracts)}\n`);
});

describe('one line says what is wrong:', () => {
  it.each([
    [['--prot', '1'], /^Unknown option '--prot'\. --help lists the options\.\n$/],
    [['more'], /^Unexpected argument 'more'\. .*--help lists the options\.\n$/],
    [['--port', 'http'], /^The port must be a number from 0 to 65535\.\n$/],
    [['--mcp', '--port', '1'], /^--mcp opens no port: leave --port, --host and --sandbox out\. .*\n$/],
    [['--host', '192.0.2.1', '--port', '0'], /Give an address of this machine: --host 127\.0\.0\.1\n$/],
  ])('%j', async (args, message) => {
    const { status, stdout, stderr } = await run(...args);
    expect([status, stdout, stderr]).toEqual([1, '', expect.stringMatching(message)]);
    expect(stderr.trim()).not.toContain('\n');
  });

  it('a port in use', async () => {
    const { port } = new URL(await start(process.execPath, [program, '--sandbox', '--port', '0']));
    const { status, stderr } = await run('--port', port);
    expect([status, stderr]).toEqual([1, `Port ${port} is in use. Choose another one: --port ${Number(port) + 1}\n`]);
  });

  it.each(['16.20.2', '0.10.48'])('Node.js %s', async (version) => {
    const old = path.join(folder, 'old.cjs');
    writeFileSync(old, `Object.defineProperty(process.versions, 'node', { value: '${version}' });\n`);
    const { status, stderr } = await execute([process.execPath, '--require', old, program], folder);
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^Node\.js 20 or later is needed; this is v.*\n$/)]);
  });

  it('a file that is not whole', async () => {
    const archive = path.join(path.dirname(program), ARCHIVE);
    const whole = path.join(folder, 'whole.bin');
    copyFileSync(archive, whole);
    const messages: string[] = [];
    for (const damage of [
      () => truncateSync(archive, statSync(archive).size - 1),
      () => truncateSync(archive, 10),
      () => appendFileSync(archive, 'x'),
      () => rmSync(archive),
    ]) {
      damage();
      const { status, stdout, stderr } = await run('--sandbox');
      messages.push(`${status}${stdout} ${stderr}`);
      copyFileSync(whole, archive);
    }
    expect(messages).toEqual(Array(4).fill('1 This copy is not complete. Download it again.\n'));
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
  const { pack } = await import('../../src/offline/pack');
  const copy = mkdtempSync(path.join(tmpdir(), 'packed-'));
  await pack('.', BUILD, '.docusaurus', copy);
  const [first, second] = [BUILD, copy].map((one) => readFileSync(path.join(one, about.tarball)));
  rmSync(copy, { recursive: true });
  expect(second?.equals(first as Buffer)).toBe(true);
});

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Served, serveBuild } from '../../src/delivery/hosting/serveBuild';
import { ownerOf } from '../../src/owner';
import { about } from '../../src/sandbox/content/about';
import { type Listening, listen } from '../../src/sandbox/engine/http/server';
import { pathOf, skipsWithout } from '../programs';
import { grammarOf } from '../samples/grammar';
import { compileGo, place, runners } from '../samples/languages';
import { newSandbox } from '../sandbox/support';
import { execute, inParallel } from '../support/execute';
import { codeOfPage, type PageCode } from './pageCode';

/**
 * Getting started and Sandbox, followed word for word: every command is read from the built page and run in a shell
 * that knows nothing of this repository. Only hosts are replaced: that of the site by one that serves the build, that
 * of the APIs by a second sandbox, and the port of the sandbox by a free one.
 */
const BUILD = process.env.PORTAL_BUILD || 'build';
const built = existsSync(path.join(BUILD, 'index.html')) || process.env.CI === 'true';
const STARTED = 'docs/data-docs/getting-started';
const SANDBOX = 'docs/sandbox';
const LINUX = ', Linux, macOS';

const freePort = () =>
  new Promise<number>((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });

let site: Served;
let real: Listening;
let port: number;
let home: string;
const asked: (string | undefined)[] = [];

beforeAll(async () => {
  if (!built) return;
  site = await serveBuild(BUILD);
  real = await listen(() => {
    const { respond, ...rest } = newSandbox();
    return {
      ...rest,
      respond: (request) => {
        asked.push(request.headers['x-api-key']);
        return respond(request);
      },
    };
  }, 0);
  port = await freePort();
  home = mkdtempSync(path.join(tmpdir(), 'first-call-'));
});
afterAll(async () => {
  for (const child of started) stop(child);
  site?.close();
  await real?.close();
  if (home) rmSync(home, { recursive: true, force: true, maxRetries: 5 });
});

const hosted = (text: string): string =>
  text
    .replaceAll(ownerOf(process.env).siteUrl, site.origin)
    .replaceAll(ownerOf(process.env).apiBaseUrl, real.origin)
    .replaceAll(about.origin, `http://127.0.0.1:${port}`);

/** Nothing can come from a registry: what `npx` runs needs nothing else. */
const clean = () => ({ HOME: home, PORT: String(port), npm_config_registry: 'http://127.0.0.1:9', LC_ALL: 'C.UTF-8' });
const sh = (text: string) => execute([pathOf('bash'), '-c', hosted(text)], home, clean());

const started: ChildProcess[] = [];
const stop = ({ pid }: ChildProcess) => {
  try {
    // The group: a shell, npx and the sandbox.
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
};

/** Runs a command that goes on until it is stopped, up to the moment it says how. */
async function start(text: string): Promise<ChildProcess> {
  const env = { PATH: process.env.PATH ?? '', ...clean() };
  const child = spawn(pathOf('bash'), ['-c', hosted(text)], { cwd: home, detached: true, env });
  started.push(child);
  await new Promise<void>((done, failed) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        if (output.includes('Ctrl+C')) done();
      });
    }
    child.on('close', () => failed(new Error(output)));
  });
  return child;
}

async function ended(child: ChildProcess) {
  const closed = new Promise((done) => child.once('close', done));
  stop(child);
  await closed;
}

const pages = new Map<string, PageCode[]>();
const codeOf = (route: string): PageCode[] => {
  const code = pages.get(route) ?? codeOfPage(BUILD, route);
  pages.set(route, code);
  return code;
};
function command(route: string, title: string): string {
  const found = codeOf(route).find(({ label }) => label === title + LINUX);
  if (!found) throw new Error(`${route} has no "${title + LINUX}"`);
  return found.text;
}

describe.skipIf(!built || skipsWithout('bash', 'curl'))('Getting started', { timeout: 240_000 }, () => {
  let running: ChildProcess;
  beforeAll(async () => {
    running = await start(command(STARTED, 'Start the sandbox'));
  }, 120_000);
  afterAll(() => ended(running));

  it('gives the response it shows, then the same from the host and with the key of the reader', async () => {
    const terminal = ['The first request', 'Switch to the real APIs', 'The same request'].map((title) =>
      command(STARTED, title),
    );
    const { status, stdout, stderr } = await sh(terminal.join('\n'));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const shown = codeOf(STARTED).find(
      ({ label }) => label.startsWith('Response 200') || label.startsWith('Answer 200'),
    );
    const [first, second, ...others] = stdout.split(/(?<=\})(?=\{)/).map((text) => JSON.parse(text));
    expect(first).toEqual(JSON.parse(shown?.text ?? ''));
    expect(second).toEqual(first);
    expect(others).toEqual([]);
    expect(asked).toEqual(['your key']);
  });

  it('runs in every language that runs here, and the host stands once in each program', async () => {
    const samples = codeOf(STARTED).filter(({ label }) => / sample: /.test(label));
    const labels: Record<string, string> = { curl: 'shell', 'C#': 'csharp' };
    const named = samples.map(({ label, text }, index) => {
      const [, name = ''] = /^(.*) sample: /.exec(label) ?? [];
      return { name: `s${index}`, language: labels[name] ?? name.toLowerCase(), text };
    });
    const run = named.filter(({ language }) => runners[language] && !skipsWithout(...(runners[language]?.needs ?? [])));
    expect(run.length).toBeGreaterThan(0);
    for (const { text } of named) expect(text.split(about.origin)).toHaveLength(2);
    for (const { name, language, text } of run)
      place(path.join(home, name), runners[language] as (typeof runners)[string], hosted(text));
    const go = run.filter(({ language }) => language === 'go').map(({ name }) => name);
    if (go.length > 0) expect(await compileGo(home, go)).toMatchObject({ status: 0 });
    const failed: string[] = [];
    await inParallel(run, 2, async ({ name, language }) => {
      const here = language === 'go' ? [path.join(home, 'bin', name)] : (runners[language]?.command() ?? []);
      const variables = { LC_ALL: 'C.UTF-8', DANISH_DATA_API_KEY: 'sandbox' };
      const { status, stdout, stderr } = await execute(here, path.join(home, name), variables);
      if (status !== 0 || stdout === '') failed.push(`${language} ${name}: ${stdout.slice(0, 200)} ${stderr}`);
    });
    expect(failed).toEqual([]);
    console.log(
      `Getting started: ${run.length} programs run, in ${new Set(run.map((one) => one.language)).size} languages.`,
    );
  });
});

describe.skipIf(!built || skipsWithout('bash', 'curl'))('Sandbox', { timeout: 120_000 }, () => {
  it('starts with npx, and its requests work', async () => {
    const running = await start(command(SANDBOX, 'Start the sandbox'));
    expect(JSON.parse((await sh(command(SANDBOX, 'A first request'))).stdout)).toMatchObject({ companyId: '09900012' });
    expect((await sh(command(SANDBOX, 'Ask for an error'))).stdout).toMatch(/^HTTP\/1\.1 429 [\s\S]*retry-after: \d+/i);
    await ended(running);
  });

  it('is a file whose digest the page states', async () => {
    expect(await sh(command(SANDBOX, 'Download the file'))).toMatchObject({ status: 0 });
    expect(await sh(command(SANDBOX, 'Compare its SHA-256'))).toMatchObject({
      status: 0,
      stdout: `${about.file}: OK\n`,
    });
    await ended(await start(command(SANDBOX, 'Start it')));
    const [package_ = ''] = /npx --yes \.\/[\w.-]+/.exec(readFileSync('docs/docs/sandbox.mdx', 'utf8')) ?? [];
    expect(
      await sh(`curl --fail --remote-name ${site.origin}/sandbox/${about.tarball} && ${package_} --help`),
    ).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('Usage: sandbox'),
    });
  });

  it('has a container, whose Containerfile comes from the site', async () => {
    const [download = '', ...docker] = command(SANDBOX, 'Build and run the container').split('\n');
    expect(await sh(download)).toMatchObject({ status: 0 });
    expect(docker.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual(['docker build', 'docker run']);
    // Where an engine runs; elsewhere `tests/sandbox` reads the file and runs its command.
    if ((await sh('docker info >/dev/null 2>&1')).status !== 0) return;
    expect(await sh(docker[0] ?? '')).toMatchObject({ status: 0 });
  });
});

describe.skipIf(!built)('on Windows', () => {
  it.skipIf(skipsWithout('powershell'))('every command has its counterpart in PowerShell', async () => {
    const isValid = await grammarOf('powershell');
    const code = [STARTED, SANDBOX].flatMap(codeOf);
    const bash = code.filter(({ label }) => label.endsWith(LINUX));
    const windows = code.filter(({ label }) => label.endsWith(', Windows PowerShell'));
    expect(bash.length).toBeGreaterThan(0);
    expect(windows).toHaveLength(bash.length);
    expect(windows.filter(({ text }) => !isValid(text))).toEqual([]);
    // Windows PowerShell takes `curl` for another command and refuses `npx`, which is a script there.
    for (const { text } of windows) expect(text).not.toMatch(/^(curl|npx) /m);
  });
});

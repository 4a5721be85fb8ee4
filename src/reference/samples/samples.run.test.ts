import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSamples } from '.';
import { requests, SECRET } from './hostile.fixture';
import type { SampleRequest } from './request';

/** Every sample is run as a reader copies it; a server tells what arrived. */

const root = resolve(import.meta.dirname, '../../..');
const tsx = join(root, 'node_modules/.bin/tsx');
const runners: Record<string, { file: string; command: string[]; probe: string[] }> = {
  shell: { file: 'request.sh', command: ['bash', 'request.sh'], probe: ['curl', '--version'] },
  javascript: { file: 'request.mjs', command: ['node', 'request.mjs'], probe: ['node', '--version'] },
  typescript: { file: 'request.mts', command: [tsx, 'request.mts'], probe: [tsx, '--version'] },
  python: { file: 'request.py', command: ['python3', '-W', 'error', 'request.py'], probe: ['python3', '--version'] },
  java: { file: 'Main.java', command: ['java', '-XX:TieredStopAtLevel=1', 'Main.java'], probe: ['javac', '--version'] },
  go: { file: 'main.go', command: ['go', 'run', 'main.go'], probe: ['go', 'version'] },
  php: {
    file: 'request.php',
    command: ['php', 'request.php'],
    probe: ['php', '-r', 'exit(extension_loaded("curl") ? 0 : 1);'],
  },
};
const languages = Object.keys(runners);
const reportText = 'a;b\r\n1;æ\n';
const problem = {
  type: 'https://docs.example.com/docs/errors#not-found',
  title: 'Not found',
  status: 404,
  detail: 'No company has the number "09900098" <here>.',
};

interface Received {
  method?: string;
  path: string;
  query: [string, string][];
  headers: Record<string, string | undefined>;
  contentType?: string;
  body: unknown;
}

const received = new Map<string, Received>();
let server: Server;
let origin: string;
let folder: string;

beforeAll(async () => {
  const missing = ['csharp', ...languages.filter((language) => !installed(language))];
  console.warn(`Samples that are not run here, for want of a toolchain: ${missing.join(', ')}.`);
  folder = mkdtempSync(join(tmpdir(), 'samples-'));
  server = createServer(async (message, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of message) chunks.push(chunk as Buffer);
    const [, run = '', rest = ''] = /^\/run\/([^/]+)(.*)$/s.exec(message.url ?? '') ?? [];
    received.set(run, read(message, rest, Buffer.concat(chunks)));
    if (rest.startsWith('/missing')) {
      response.writeHead(404, { 'Content-Type': 'application/problem+json' }).end(JSON.stringify(problem));
    } else if (rest.startsWith('/bytes')) {
      response
        .writeHead(200, { 'Content-Type': 'application/octet-stream' })
        .end(Buffer.from([0xff, 0x00, 0xfe, 0x0a]));
    } else if (rest.startsWith('/secrets')) {
      response.writeHead(204).end();
    } else {
      response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ answer: { deep: [{ ok: 'answered' }] } }));
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.concurrent.each(languages)('%s', (language) => {
  for (const [name, request] of Object.entries(requests) as [string, SampleRequest][]) {
    if (name === 'missing') continue;
    it(`sends ${name} as it is`, { timeout: 120_000 }, async ({ skip, expect }) => {
      skip(!installed(language), `${language} is not installed here: its samples were not run`);
      const run = await execute(language, name, request);
      expect(run.errors).toBe('');
      expect(run.status).toBe(0);
      expect(received.get(run.id)).toEqual(expected(request));
      if (name === 'bytes') expect([...run.bytes.subarray(0, 4)]).toEqual([0xff, 0x00, 0xfe, 0x0a]);
      else if (name !== 'secrets') expect(run.bytes.toString()).toContain('answered');
    });
  }

  it('shows the problem and fails on an error answer', { timeout: 120_000 }, async ({ skip, expect }) => {
    skip(!installed(language), `${language} is not installed here: its samples were not run`);
    const run = await execute(language, 'missing', requests.missing);
    expect(run.status).not.toBe(0);
    expect(run.bytes + run.errors).toContain('404');
    // As JSON text or as the text itself.
    expect(run.bytes + run.errors).toMatch(/No company has the number \\?"09900098\\?" <here>\./);
  });

  it('says which variable is missing, before it sends anything', { timeout: 120_000 }, async ({ skip, expect }) => {
    skip(!installed(language), `${language} is not installed here: its samples were not run`);
    skip(language === 'shell', 'curl leaves the header out, and the API answers that the key is missing');
    const run = await execute(language, 'no-key', requests.missing, {});
    expect(run.status).not.toBe(0);
    expect(run.bytes + run.errors).toContain('DANISH_DATA_API_KEY');
    expect(received.has(run.id)).toBe(false);
  });
});

describe('C#', () => {
  it('is run', ({ skip }) => {
    skip('no .NET SDK is tried: the C# samples were not run');
  });
});

describe('as the tools of the language want it', () => {
  const write = (language: string, file: string): string[] =>
    Object.entries(requests).map(([name, request]) => {
      const path = join(folder, `check-${language}-${name}`, file);
      mkdirSync(join(path, '..'), { recursive: true });
      writeFileSync(path, `${sampleText(language, request)}\n`);
      return path;
    });

  it.each([
    ['without the DOM', ['lib.es2022.d.ts']],
    ['with the DOM', ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts']],
  ])('TypeScript is strict clean %s', { timeout: 60_000 }, (_, lib) => {
    const program = ts.createProgram(write('typescript', 'request.mts'), {
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      skipLibCheck: true,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2022,
      lib,
      types: ['node'],
      typeRoots: [join(root, 'node_modules/@types')],
    });
    const faults = ts
      .getPreEmitDiagnostics(program)
      .map(({ messageText, file }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
    expect(faults).toEqual([]);
  });

  it('Go is as gofmt leaves it', ({ skip }) => {
    skip(!installed('go'), 'go is not installed here');
    const { stdout, stderr } = spawnSync('gofmt', ['-d', ...write('go', 'main.go')], { encoding: 'utf8' });
    expect(stdout + stderr).toBe('');
  });
});

function sampleText(language: string, request: SampleRequest): string {
  return createSamples(request).find((sample) => sample.language === language)?.text ?? '';
}

const probes = new Map<string, boolean>();
function installed(language: string): boolean {
  const [command = '', ...args] = runners[language]?.probe ?? [];
  const known = probes.get(language) ?? spawnSync(command, args, { stdio: 'ignore' }).status === 0;
  probes.set(language, known);
  return known;
}

const ENVIRONMENT = { DANISH_DATA_API_KEY: SECRET, ACCESS_TOKEN: 'token-1', SESSION_ID: 'session-2' };

async function execute(
  language: string,
  name: string,
  request: SampleRequest,
  variables: Record<string, string> = ENVIRONMENT,
) {
  const { file, command } = runners[language] as (typeof runners)[string];
  const id = `${language}-${name}`;
  const directory = join(folder, id);
  mkdirSync(directory);
  writeFileSync(join(directory, "it's $x.txt"), reportText);
  writeFileSync(join(directory, file), sampleText(language, { ...request, url: `${origin}/run/${id}${request.url}` }));
  const [program = '', ...args] = command;
  // The plainest locale: a sample must not depend on the reader's.
  const { PATH, HOME } = process.env;
  const child = spawn(program, args, {
    cwd: directory,
    env: { PATH, HOME, LC_ALL: 'C', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [bytes, errors, status] = await Promise.all([
    all(child.stdout),
    all(child.stderr),
    new Promise<number | null>((done) => child.on('close', done)),
  ]);
  return { id, status, bytes, errors: errors.toString() };
}

async function all(stream: ChildProcess['stdout']): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream ?? []) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const HEADERS = ['x-api-key', 'x-purpose', 'authorization', 'cookie'] as const;
const essence = (type: string | undefined): string | undefined => type?.split(';')[0];
const sorted = (pairs: Iterable<[string, string]>): [string, string][] =>
  // By name only, for Go sorts the names; values of one name keep their order.
  [...pairs].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));

function read(message: IncomingMessage, rest: string, body: Buffer): Received {
  const { pathname, search } = /^(?<pathname>[^?]*)(?<search>.*)$/s.exec(rest)?.groups as {
    pathname: string;
    search: string;
  };
  const type = message.headers['content-type'];
  return {
    method: message.method,
    path: pathname,
    query: sorted(new URLSearchParams(search)),
    headers: Object.fromEntries(HEADERS.map((name) => [name, message.headers[name] as string | undefined])),
    contentType: essence(type),
    body: bodyReceived(type ?? '', body),
  };
}

function bodyReceived(type: string, body: Buffer): unknown {
  if (/json/.test(type)) return JSON.parse(body.toString());
  if (type.startsWith('application/x-www-form-urlencoded')) return sorted(new URLSearchParams(body.toString()));
  const boundary = /^multipart\/form-data;.*boundary="?([^";]+)/.exec(type)?.[1];
  if (boundary === undefined) return body.toString();
  const parts = body.toString('latin1').split(`--${boundary}`).slice(1, -1);
  return parts.map((part) => {
    const [head = '', ...content] = Buffer.from(part, 'latin1').toString().slice(2, -2).split('\r\n\r\n');
    const filename = /filename="((?:[^"\\]|\\.)*)"/.exec(head)?.[1];
    return {
      name: /[ ;]name="([^"]*)"/.exec(head)?.[1],
      filename,
      mediaType: filename === undefined ? undefined : essence(/content-type: (.*)/i.exec(head)?.[1]),
      content: content.join('\r\n\r\n'),
    };
  });
}

function expected({ method, url, query, headers, secrets, body }: SampleRequest): Received {
  const values: Record<string, string> = ENVIRONMENT;
  const secret = (place: string): [string, string][] =>
    secrets
      .filter((one) => one.in === place)
      .map(({ name, variable, prefix = '' }) => [name, prefix + values[variable]]);
  const sent = Object.fromEntries([
    ...headers.map(({ name, value }) => [name.toLowerCase(), value]),
    ...secret('header').map(([name, value]) => [name.toLowerCase(), value]),
  ]);
  const cookies = secret('cookie').map(([name, value]) => `${name}=${value}`);
  return {
    method,
    path: url,
    query: sorted([...query.map(({ name, value }): [string, string] => [name, value]), ...secret('query')]),
    headers: {
      ...Object.fromEntries(HEADERS.map((name) => [name, sent[name]])),
      cookie: [sent.cookie, ...cookies].filter(Boolean).join('; ') || undefined,
    },
    ...expectedBody(body),
  };
}

function expectedBody(body: SampleRequest['body']): Pick<Received, 'contentType' | 'body'> {
  switch (body?.kind) {
    case undefined:
      return { contentType: undefined, body: '' };
    case 'json':
      return { contentType: essence(body.mediaType), body: body.value };
    case 'form':
      return {
        contentType: 'application/x-www-form-urlencoded',
        body: sorted(body.fields.map(({ name, value }) => [name, value])),
      };
    case 'multipart':
      return {
        contentType: 'multipart/form-data',
        body: body.parts.map(({ name, value, filename, mediaType }) => ({
          name,
          filename,
          mediaType: filename === undefined ? undefined : mediaType,
          content: value ?? reportText,
        })),
      };
    case 'text':
      return { contentType: body.mediaType, body: body.text };
  }
}

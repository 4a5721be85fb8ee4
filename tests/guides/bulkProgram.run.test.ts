import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newSandbox } from '../sandbox/support';

const HOUSE = '00000000-0000-4000-8000-000000000011';
const unknownId = (number: number) => `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`;

const sandbox = newSandbox();
/** Status of each request: `undefined` lets the sandbox respond. */
let refusals: (number | undefined)[] = [];
const received: { ids: string[]; status: number }[] = [];

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const { ids } = JSON.parse(body.toString());
  const refused = refusals.shift();
  const headers = request.headers as Record<string, string>;
  const result = refused
    ? { status: refused, headers: refused === 429 ? { 'Retry-After': '1' } : {}, body: '{"title":"refused"}' }
    : sandbox.respond({ method: 'POST', url: request.url ?? '', headers, body });
  received.push({ ids, status: result.status });
  response.writeHead(result.status, result.headers).end(result.body);
});

let folder = '';
const program = () => path.join(folder, 'bulk.mjs');

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bulk-'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const guide = await readFile('docs/docs/pagination.mdx', 'utf8');
  const [, source = ''] = /```js title="bulk\.mjs"\n([\s\S]*?)```/.exec(guide) ?? [];
  expect(source).toContain("'http://127.0.0.1:4010'");
  await writeFile(program(), source.replace('127.0.0.1:4010', `127.0.0.1:${port}`));
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const run = () =>
  promisify(execFile)(process.execPath, ['bulk.mjs'], {
    cwd: folder,
    env: { ...process.env, DANISH_DATA_API_KEY: 'sandbox' },
  });
const results = async () =>
  (await readFile(path.join(folder, 'results.jsonl'), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: string; status: string });

it('splits a list, waits after 429, and continues after a failure with what is missing', async () => {
  const ids = [HOUSE, ...Array.from({ length: 2_099 }, (_, number) => unknownId(number))];
  await writeFile(path.join(folder, 'ids.txt'), `${ids.join('\n')}\n`);

  refusals = [429, undefined, 500];
  await expect(run()).rejects.toThrow('refused');
  expect((await results()).map(({ id }) => id)).toEqual(ids.slice(0, 1_000));

  await run();
  expect((await results()).map(({ id }) => id)).toEqual(ids);
  expect((await results()).filter(({ status }) => status === 'FOUND').map(({ id }) => id)).toEqual([HOUSE]);
  expect(received.map(({ ids: { length }, status }) => [length, status])).toEqual([
    [1_000, 429],
    [1_000, 200],
    [1_000, 500],
    [1_000, 200],
    [100, 200],
  ]);

  received.length = 0;
  await run();
  expect(received).toEqual([]);
});

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { handlerSamples } from './index';
import { header, webhookOf } from './webhook.fixture';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const SECRET = 'a secret';
const BODY = '{"id":"7"}';
const sign = (hash: string, encoding: 'hex' | 'base64') => createHmac(hash, SECRET).update(BODY).digest(encoding);

const RUNTIMES = [
  { language: 'javascript', command: process.execPath, file: 'handler.mjs' },
  { language: 'python', command: 'python3', file: 'handler.py' },
].filter(({ command }) => spawnSync(command, ['--version']).status === 0);

let running: ChildProcess | undefined;
let folder = '';
afterEach(async () => {
  running?.kill();
  await rm(folder, { recursive: true, force: true });
});

/**
 * Starts the handler of a webhook and sends it a body with each set of headers. Returns the statuses and the output.
 */
async function receive(
  runtime: (typeof RUNTIMES)[number],
  operation: object,
  schemes: object,
  sent: Record<string, string>[],
) {
  const body = { requestBody: { content: { 'application/json': { schema: { type: 'object' } } } } };
  const responses = { 204: { description: 'Heard' } };
  const { operation: read, located, document } = webhookOf({ ...body, responses, ...operation }, schemes);
  const sample = handlerSamples(read, located, document).find(({ language }) => language === runtime.language);
  folder = await mkdtemp(path.join(tmpdir(), 'handler-'));
  const file = path.join(folder, runtime.file);
  await writeFile(file, sample?.text ?? '');
  const port = await freePort();
  const child = spawn(runtime.command, [file], { env: { ...process.env, PORT: String(port), WEBHOOK_SECRET: SECRET } });
  running = child;
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  const post = async (headers: Record<string, string>, tries = 100): Promise<number> => {
    try {
      const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body: BODY });
      return response.status;
    } catch (error) {
      if (tries === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
      return post(headers, tries - 1);
    }
  };
  const statuses: number[] = [];
  for (const headers of sent) statuses.push(await post(headers));
  for (let tries = 0; tries < 100 && statuses.includes(204) && printed === ''; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { statuses, printed };
}

it('are tested with at least one language', () => expect(RUNTIMES.length).toBeGreaterThan(0));

describe.each(RUNTIMES)('the handler in $language', (runtime) => {
  it.each<[string, object, object, Record<string, string>[]]>([
    ['a signature in hex', header('X-Signature'), {}, [{ 'X-Signature': sign('sha256', 'hex') }]],
    ['a signature in base64', header('X-Hmac', 'SHA512, Base64'), {}, [{ 'X-Hmac': sign('sha512', 'base64') }]],
    [
      'a signature with a prefix',
      header('X-Signature', 'sha1=…'),
      {},
      [{ 'X-Signature': `sha1=${sign('sha1', 'hex')}` }],
    ],
    [
      'a token',
      { security: [{ token: [] }] },
      { token: { type: 'http', scheme: 'bearer' } },
      [{ Authorization: `Bearer ${SECRET}` }],
    ],
  ])('accepts %s, and nothing else', async (_, operation, schemes, good) => {
    const bad = good.map((headers) =>
      Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, `${value.slice(0, -1)}!`])),
    );
    const { statuses, printed } = await receive(runtime, operation, schemes, [...bad, {}, ...good]);
    expect(statuses).toEqual([401, 401, 204]);
    expect(printed.match(/id/g)).toHaveLength(1);
  });

  it('accepts every body if there is nothing to check', async () => {
    const { statuses } = await receive(runtime, {}, {}, [{}]);
    expect(statuses).toEqual([204]);
  });
});

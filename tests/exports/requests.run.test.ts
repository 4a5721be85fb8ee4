import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Api } from '../../src/apis';
import { ownerOf } from '../../src/owner';
import { exportFiles } from '../../src/reference/exports';
import { type ReadApi, readApi } from '../../src/reference/generate/readApi';
import { sampleTexts } from '../../src/reference/generate/samples';
import { type Received, read, reportText } from '../../src/reference/samples/received.fixture';
import { secretVariables, site } from '../../src/site';
import { type ProgramName, pathOf, skipsWithout } from '../programs';
import { grammarOf } from '../samples/grammar';
import { checked, type Runner, runners } from '../samples/languages';
import { execute, inParallel } from '../support/execute';

/**
 * A contract with every style of parameter, every kind of body and every way to authenticate. What arrives from the
 * samples of each language and from each take-away file is compared with what arrives from curl.
 */
const FIXTURE = 'tests/fixtures/contracts/requests.yaml';
const FILES = ['photo.png', 'either.bin', 'body.bin'];
const VALUES = {
  [site.keyVariable]: 'key-1',
  [`${site.keyVariable}_2`]: 'key-2',
  [secretVariables.token]: 'token-1',
  [secretVariables.user]: 'user-1',
  [secretVariables.password]: 'pass word',
};
/** The same, by the names of the variables of Postman. */
const POSTMAN = { apiKey: 'key-1', apiKey2: 'key-2', token: 'token-1', user: 'user-1', password: 'pass word' };

const arrived = new Map<string, Map<string, Received>>();
let server: Server;
let folder: string;
let api: ReadApi;

/** Where the requests of one program arrive, and what arrived. */
async function receive<T>(program: string, run: (at: string, origin: string) => Promise<T>): Promise<T> {
  arrived.set(program, new Map());
  const at = join(folder, program);
  mkdirSync(at, { recursive: true });
  for (const file of FILES) writeFileSync(join(at, file), reportText);
  return run(at, `http://127.0.0.1:${(server.address() as AddressInfo).port}/${program}`);
}

/** Puts the server of a run in place of those of the contract. */
const toServer = (text: string, origin: string) =>
  text.replaceAll('https://api.requests.test', origin).replaceAll('https://files.requests.test:8443', origin);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'requests-'));
  server = createServer(async (message, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of message) chunks.push(chunk as Buffer);
    const [, program = '', rest = ''] = /^\/([^/]+)(.*)$/s.exec(message.url ?? '') ?? [];
    const received = read(message, rest, Buffer.concat(chunks));
    arrived.get(program)?.set(`${received.method} ${received.path}`, received);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"ok":true}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const fixture = { id: 'requests', title: 'Requests', spec: 'requests.yaml', route: '/api/requests', blurb: '' };
  api = await readApi(fixture as Api, 'tests/fixtures/contracts', ownerOf({}));
  expect(FIXTURE).toContain(fixture.spec);
  await sendSamples('shell', runners.shell as Runner);
}, 60_000);
afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

async function sendSamples(language: string, runner: Runner) {
  await receive(language, async (at, origin) => {
    const samples = api.operations.map(({ operation, located }) => ({
      id: operation.id,
      text: sampleTexts(operation, located, api).find((one) => one.language === language)?.text ?? '',
    }));
    await inParallel(samples, 2, async ({ id, text }) => {
      const place = join(at, id);
      mkdirSync(place, { recursive: true });
      for (const file of FILES) writeFileSync(join(place, file), reportText);
      writeFileSync(join(place, runner.file), `${toServer(text, origin)}\n`);
      const command = language === 'go' ? [pathOf('go'), 'run', 'main.go'] : runner.command();
      const { status, stdout, stderr } = await execute(command, place, { ...VALUES, LC_ALL: 'C.UTF-8' });
      expect(status, `${id} ${stdout} ${stderr}`).toBe(0);
    });
  });
}

/** What arrived from a program is what arrived from curl: every operation, each in every part. */
function expectAsCurl(program: string) {
  const wanted = arrived.get('shell') ?? new Map();
  const got = arrived.get(program) ?? new Map();
  expect(wanted.size).toBe(api.operations.length);
  expect([...got.keys()].sort()).toEqual([...wanted.keys()].sort());
  // A body in an HTTP file ends with its last line of text.
  const ended = (received: Received | undefined) =>
    program === 'httpyac' && typeof received?.body === 'string'
      ? { ...received, body: received.body.trimEnd() }
      : received;
  for (const [call, received] of wanted) expect(ended(got.get(call)), `${program}: ${call}`).toEqual(ended(received));
}

it('curl sends what the contract says', () => {
  const received = [...(arrived.get('shell')?.values() ?? [])];
  const sentTo = (path: string) => received.find((one) => one.path.endsWith(path));
  expect(sentTo('/3')?.path).toBe(
    '/v1/path/a%20b%2Fc%3Fd%23e%25f%27%28g%29%21%C3%A6/a%20b,c%2Cd/1,2/r,100,g,a%3Db/r=100,g=2/x.x,y.x.y.r=1/y;matrix=x,y;matrixEach=x;matrixEach=y;r=1;g=2/%7B%22a%22%3A%5B1%5D%7D/3',
  );
  expect(sentTo('/query')?.delimited).toEqual(['joined=a%20b,c%2Cd', 'map=r,100,g,2']);
  expect(sentTo('/basic')?.headers.authorization).toBe(`Basic ${btoa('user-1:pass word')}`);
  expect(sentTo('/form-styles')?.body).toEqual([
    ['deep[a][b]', '1'],
    ['joined', 'a b,c,d'],
    ['text', 'x'],
  ]);
  expect(sentTo('/bytes')?.body).toBe(reportText);
  expect(sentTo('/cookie-key')?.headers.cookie).toBe('session=key-1');
});

const others = Object.entries(runners).filter(([language]) => language !== 'shell');
it.each(others)('the samples in %s send the same', { timeout: 300_000 }, async (language, runner) => {
  if (skipsWithout(...runner.needs)) return;
  await sendSamples(language, runner);
  expectAsCurl(language);
});

it.each(checked)('the samples in %s are right by the grammar', { timeout: 60_000 }, async (language) => {
  if (skipsWithout(language)) return;
  const isValid = await grammarOf(language);
  const wrong = api.operations.filter(
    ({ operation, located }) =>
      !isValid(sampleTexts(operation, located, api).find((one) => one.language === language)?.text ?? '('),
  );
  expect(wrong.map(({ operation }) => operation.id)).toEqual([]);
});

/** The take-away files, made from the contract with the server of a run in place of its own. */
async function filesAt(origin: string) {
  const moved = JSON.parse(toServer(JSON.stringify(api), origin)) as ReadApi;
  const files = await exportFiles(moved);
  return (ending: string) => files.find(({ name }) => name.endsWith(ending))?.content ?? '';
}

/** Runs a program with a take-away file. */
const program = (name: ProgramName, ...args: string[]) => [process.execPath, pathOf(name), ...args];

it.skipIf(skipsWithout('newman'))('Postman collection, run by newman', { timeout: 120_000 }, async () => {
  await receive('newman', async (at, origin) => {
    const file = await filesAt(origin);
    writeFileSync(join(at, 'collection.json'), file('.postman_collection.json'));
    writeFileSync(join(at, 'environment.json'), file('.postman_environment.json'));
    const values = Object.entries(POSTMAN).flatMap(([name, value]) => ['--env-var', `${name}=${value}`]);
    const run = program('newman', 'run', 'collection.json', '-e', 'environment.json', ...values);
    const { status, stdout, stderr } = await execute(run, at);
    expect([status, stderr], stdout).toEqual([0, '']);
  });
  expectAsCurl('newman');
});

it.skipIf(skipsWithout('bruno', 'python'))('Bruno collection, run by its command', { timeout: 120_000 }, async () => {
  await receive('bruno', async (at, origin) => {
    const file = await filesAt(origin);
    writeFileSync(join(at, 'collection.zip'), file('.bruno.zip'));
    await execute([pathOf('python'), '-m', 'zipfile', '-e', 'collection.zip', '.'], at);
    const run = program('bruno', 'run', '-r', '--env', 'default');
    const { status, stdout, stderr } = await execute(run, at, VALUES);
    expect(status, stdout + stderr).toBe(0);
  });
  expectAsCurl('bruno');
});

it.skipIf(skipsWithout('httpyac'))('HTTP file, run by httpyac', { timeout: 120_000 }, async () => {
  await receive('httpyac', async (at, origin) => {
    const file = await filesAt(origin);
    writeFileSync(join(at, 'api.http'), file('.http'));
    // Its jar would send the cookies of one request with all that follow.
    writeFileSync(join(at, '.httpyac.json'), '{"cookieJarEnabled":false}');
    const { stdout, stderr } = await execute(program('httpyac', 'send', 'api.http', '--all', '--json'), at, VALUES);
    expect(stdout, stderr).toContain('"requests"');
  });
  expectAsCurl('httpyac');
});

it('no file holds a secret', async () => {
  const file = await filesAt('https://api.requests.test');
  const texts = ['.postman_collection.json', '.postman_environment.json', '.http'].map((ending) =>
    String(file(ending)),
  );
  for (const text of texts) for (const value of Object.values(VALUES)) expect(text).not.toContain(value);
  expect(texts.join('').length).toBeGreaterThan(readFileSync(FIXTURE, 'utf8').length);
});

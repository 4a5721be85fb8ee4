import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pathOf } from '../../../../tests/programs';
import { isRun, SLOW } from '../../../../tests/samples/languages';
import { libraries, typeFaults } from '../../../../tests/support/compile';
import type { Finished } from '../../../../tests/support/execute';
import { requests } from '../../../../tests/support/hostile/requests';
import { expected, type Received, read } from '../../../../tests/support/received';
import { testFolder } from '../../../../tests/support/testFolder';
import { testServer } from '../../../../tests/support/testServer';
import type { SampleRequest } from '../requests/request';
import { execute, executeAll, isSkipped, languages, sampleText } from './runners.fixture';

/** Runs every sample as a reader would copy it, successful ones in one process. A server records the requests. */

const problem = {
  type: 'https://docs.example.com/docs/errors#not-found',
  title: 'Not found',
  status: 404,
  detail: 'No company has the number "09900098" <here>.',
};

const received = new Map<string, Received>();
const folder = testFolder();

const server = testServer(async (message, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  const [, run = '', rest = ''] = /^\/run\/([^/]+)(.*)$/s.exec(message.url ?? '') ?? [];
  received.set(run, read(message, rest, Buffer.concat(chunks)));
  if (rest.startsWith('/missing')) {
    response.writeHead(404, { 'Content-Type': 'application/problem+json' }).end(JSON.stringify(problem));
  } else if (rest.startsWith('/bytes')) {
    response.writeHead(200, { 'Content-Type': 'application/octet-stream' }).end(Buffer.from([0xff, 0x00, 0xfe, 0x0a]));
  } else if (rest.startsWith('/redirect')) {
    response
      .writeHead(302, { Location: `${server.origin.replace('127.0.0.1', 'localhost')}/run/${run}-redirected/` })
      .end();
  } else if (rest.startsWith('/hang')) {
    // No response: the sample must time out.
  } else if (rest.startsWith('/secrets')) {
    response.writeHead(204).end();
  } else {
    response
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify({ answer: { deep: [{ ok: 'answered' }] } }));
  }
});

/** Failures tested in each language. For languages that start slowly, one of them is tested on every change. */
const FAILURES = ['missing', 'redirect', 'hang', 'no-key'];
const isShown = (language: string, failure: string) => isRun(language, FAILURES.indexOf(failure), SLOW);

describe.concurrent.each(languages)('%s', (language) => {
  const sent = (Object.entries(requests) as [string, SampleRequest][]).filter(
    ([name], index) => !['missing', 'redirect', 'hang'].includes(name) && isRun(language, index, SLOW),
  );
  let ran: ReturnType<typeof executeAll> | undefined;
  it.skipIf(isSkipped(language)).each(sent)('sends %s unchanged', async (name, request) => {
    ran ??= executeAll({ origin: server.origin, folder }, language, sent);
    const { status, stdout, stderr } = (await ran).get(name) as Finished;
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(received.get(`${language}-${name}`)).toEqual(expected(request));
    // curl saves an answer of bytes in a file.
    if (name === 'bytes') expect(stdout).toMatch(language === 'shell' ? /^$/ : /^\xff\0\xfe\n/);
    else if (name !== 'secrets') expect(stdout).toContain('answered');
  });

  if (isShown(language, 'missing'))
    it('prints the problem and fails on an error response', async ({ skip, expect }) => {
      skip(isSkipped(language), `what runs ${language} is not installed`);
      const run = await execute({ origin: server.origin, folder }, language, 'missing', requests.missing);
      expect(run.status).not.toBe(0);
      expect(run.bytes + run.errors).toContain('404');
      // As JSON text or as plain text.
      expect(run.bytes + run.errors).toMatch(/No company has the number \\?"09900098\\?" <here>\./);
    });

  if (isShown(language, 'redirect'))
    it('sends the key to no other host', async ({ skip, expect }) => {
      skip(isSkipped(language), `what runs ${language} is not installed`);
      const run = await execute({ origin: server.origin, folder }, language, 'redirect', requests.redirect);
      expect(received.has(run.id)).toBe(true);
      expect(received.has(`${run.id}-redirected`)).toBe(false);
      // curl prints the response and does not fail.
      if (language !== 'shell') expect(run.status).not.toBe(0);
    });

  // A reader stops curl at the terminal.
  if (language !== 'shell' && isShown(language, 'hang'))
    it('times out without a response', async ({ skip, expect }) => {
      skip(isSkipped(language), `what runs ${language} is not installed`);
      // Shortens the timeout from 30 seconds to 4: enough for a busy machine to send the request.
      const text = sampleText(language, requests.hang);
      expect(text.match(/\b30(_000)?\b/g)).toHaveLength(1);
      const run = await execute(
        { origin: server.origin, folder },
        language,
        'hang',
        requests.hang,
        undefined,
        (sample) => sample.replace(/\b30(_000)?\b/, '4$1'),
      );
      expect(received.has(run.id)).toBe(true);
      expect(run.status).not.toBe(0);
    });

  // Shells omit the header, and the API responds that the key is missing.
  if (!['shell', 'powershell'].includes(language) && isShown(language, 'no-key'))
    it('names a missing variable before it sends anything', async ({ skip, expect }) => {
      skip(isSkipped(language), `what runs ${language} is not installed`);
      const run = await execute({ origin: server.origin, folder }, language, 'no-key', requests.missing, {});
      expect(run.status).not.toBe(0);
      expect(run.bytes + run.errors).toContain('DANISH_DATA_API_KEY');
      expect(received.has(run.id)).toBe(false);
    });
});

describe('as the tools of the language require', () => {
  const write = (language: string, file: string): string[] =>
    Object.entries(requests).map(([name, request]) => {
      const path = join(folder, `check-${language}-${name}`, file);
      mkdirSync(join(path, '..'), { recursive: true });
      writeFileSync(path, `${sampleText(language, request)}\n`);
      return path;
    });

  it.each([
    ['without the DOM', libraries.alone],
    ['with the DOM', libraries.dom],
  ])('TypeScript is strict clean %s', (_, lib) => {
    expect(typeFaults(write('typescript', 'request.mts'), { lib })).toEqual([]);
  });

  it('Go is formatted as by gofmt', ({ skip }) => {
    skip(isSkipped('go'), 'what runs go is not installed');
    const { stdout, stderr } = spawnSync(join(dirname(pathOf('go')), 'gofmt'), ['-d', ...write('go', 'main.go')], {
      encoding: 'utf8',
    });
    expect(stdout + stderr).toBe('');
  });
});

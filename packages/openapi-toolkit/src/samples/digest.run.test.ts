import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testFolder } from '../../../../tests/support/testFolder';
import { testServer } from '../../../../tests/support/testServer';
import type { SampleRequest } from '../requests/request';
import { execute, isSkipped } from './runners.fixture';

/** Test server for digest authentication (RFC 7616). */

const NAME = 'user-1';
const PASSWORD = 'pass"word';
const REALM = 'shapes';
const NONCE = 'once';
const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** Paths of the authenticated requests. */
const proven: string[] = [];
const folder = testFolder();

function isRight(header: string, method = ''): boolean {
  const part = (name: string) => new RegExp(`\\b${name}="?([^",]*)`).exec(header)?.[1] ?? '';
  const own = md5(`${NAME}:${REALM}:${PASSWORD}`);
  const call = md5(`${method}:${part('uri')}`);
  return part('response') === md5([own, NONCE, part('nc'), part('cnonce'), part('qop'), call].join(':'));
}

const server = testServer((message, response) => {
  message.resume();
  const { authorization = '' } = message.headers;
  if (isRight(authorization, message.method)) {
    proven.push(message.url ?? '');
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"answer":"answered"}');
  } else {
    const challenge = `Digest realm="${REALM}", nonce="${NONCE}", qop="auth", algorithm=MD5`;
    response.writeHead(401, { 'WWW-Authenticate': challenge }).end();
  }
});

const request: SampleRequest = {
  method: 'POST',
  url: '/shapes',
  query: [{ name: 'a', value: 'b c' }],
  headers: [],
  secrets: [{ in: 'header', name: 'Authorization', prefix: 'Digest ', variable: 'USER', password: 'PASSWORD' }],
  body: { kind: 'json', mediaType: 'application/json', value: { a: 1 } },
  accept: 'application/json',
};

describe.each(['shell', 'python', 'php'])('%s', (language) => {
  it('sends name and password by Digest', async ({ skip }) => {
    skip(isSkipped(language), `what runs ${language} is not installed`);
    const run = await execute({ origin: server.origin, folder }, language, 'digest', request, { USER: NAME, PASSWORD });
    expect(run.errors).toBe('');
    expect(run.bytes.toString()).toContain('answered');
    expect(proven.some((url) => url.startsWith(`/run/${run.id}/shapes?a=b`))).toBe(true);
  }, 120_000);
});

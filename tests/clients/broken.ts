import type { ServerResponse } from 'node:http';
import { listen } from '../support/listen';
import type { Result } from './drive';

type Kind = NonNullable<Result['error']>;
/** Writes a response that is made of the text of a good one. */
type Write = (response: ServerResponse, good: string) => void;

const JSON_TYPE = { 'Content-Type': 'application/json', 'X-Request-Id': 'req-broken' };
const send =
  (status: number, headers: Record<string, string>, text: (good: string) => string = (good) => good): Write =>
  (response, good) =>
    response.writeHead(status, headers).end(text(good));
const json = (text: (good: string) => string) => send(200, JSON_TYPE, text);
const withFirstNumber = (text: string) => (good: string) => good.replace(/:\s*\d+(\.\d+)?(?=[,}])/, `: ${text}`);

/** Ways to break a success response, each with the errors that a client may report; `undefined` for a value. */
export const broken: Record<string, { write: Write; errors: readonly (Kind | undefined)[]; isSlow?: true }> = {
  'JSON that is cut': { write: json((good) => good.slice(0, -5)), errors: ['UnexpectedResponse'] },
  nothing: { write: json(() => ''), errors: ['UnexpectedResponse'] },
  null: { write: json(() => 'null'), errors: ['UnexpectedResponse'] },
  'a list': { write: json((good) => `[${good}]`), errors: ['UnexpectedResponse'] },
  'a text': { write: json(() => '"ok"'), errors: ['UnexpectedResponse'] },
  'an empty object': { write: json(() => '{}'), errors: ['UnexpectedResponse'] },
  'two values': { write: json((good) => good + good), errors: ['UnexpectedResponse'] },
  'deep lists': { write: json(() => '['.repeat(200_000)), errors: ['UnexpectedResponse'] },
  'deep lists in an unknown field': {
    write: json((good) => good.replace('{', `{"unknown": ${'['.repeat(3_000)}${']'.repeat(3_000)},`)),
    errors: ['UnexpectedResponse', undefined],
  },
  NaN: { write: json(() => '{"companyId": NaN}'), errors: ['UnexpectedResponse'] },
  'bytes that are no UTF-8': {
    write: (response) => response.writeHead(200, JSON_TYPE).end(Buffer.from([0x7b, 0xff, 0xfe, 0x7d])),
    errors: ['UnexpectedResponse'],
  },
  'an infinite number': { write: json(withFirstNumber('1e999')), errors: ['UnexpectedResponse', undefined] },
  HTML: {
    write: send(200, { 'Content-Type': 'text/html' }, () => '<!doctype html><title>Proxy</title>'),
    errors: ['UnexpectedResponse'],
  },
  'JSON as text': { write: send(200, { 'Content-Type': 'text/plain' }), errors: ['UnexpectedResponse'] },
  'no media type': { write: send(200, {}), errors: ['UnexpectedResponse'] },
  'status 204': { write: send(204, {}, () => ''), errors: ['UnexpectedResponse'] },
  'status 304': { write: send(304, {}, () => ''), errors: ['UnexpectedResponse'] },
  'a redirect': {
    write: send(302, { ...JSON_TYPE, Location: '/elsewhere' }, () => '{}'),
    errors: ['UnexpectedResponse'],
  },
  'a permanent redirect': { write: send(308, { Location: '/elsewhere' }, () => ''), errors: ['UnexpectedResponse'] },
  'HTML with status 502': {
    write: send(502, { 'Content-Type': 'text/html' }, () => '<h1>Bad gateway</h1>'),
    errors: ['UnexpectedResponse'],
  },
  'an empty error': { write: send(500, {}, () => ''), errors: ['UnexpectedResponse'] },
  'a problem without a type': {
    write: send(400, { 'Content-Type': 'application/problem+json' }, () => '{"title": "Bad"}'),
    errors: ['UnexpectedResponse'],
  },
  'a problem of wrong types': {
    write: send(
      400,
      { 'Content-Type': 'application/problem+json' },
      () => '{"type": 1, "title": [], "status": "400", "detail": null, "errors": {}}',
    ),
    errors: ['UnexpectedResponse'],
  },
  'an unknown problem': {
    write: send(
      418,
      { 'Content-Type': 'application/problem+json; charset=utf-8' },
      () => '{"type": "about:blank#new", "title": "New", "status": 418, "detail": "Not known yet."}',
    ),
    errors: ['Problem'],
  },
  'a connection that ends': {
    write: (response, good) => {
      response.writeHead(200, { ...JSON_TYPE, 'Content-Length': String(Buffer.byteLength(good)) });
      response.write(good.slice(0, 20), () => response.destroy());
    },
    errors: ['ConnectionFailure'],
  },
  'no response': { write: (response) => response.destroy(), errors: ['ConnectionFailure'] },
  'what is no HTTP': {
    write: (response) => response.socket?.end('SSH-2.0-OpenSSH_9.2\r\n'),
    errors: ['ConnectionFailure', 'UnexpectedResponse'],
  },
  'a response that does not come': { write: () => undefined, errors: ['ConnectionFailure'], isSlow: true },
  'a body that does not end': {
    write: (response) => {
      response.writeHead(200, JSON_TYPE);
      const drip = setInterval(() => response.write(' '), 100);
      response.on('close', () => clearInterval(drip));
    },
    errors: ['ConnectionFailure'],
    isSlow: true,
  },
  'a large body': {
    write: (response) => {
      response.writeHead(200, JSON_TYPE);
      const spaces = Buffer.alloc(1_000_000, ' ');
      let left = 150;
      const more = () => {
        while (left > 0 && !response.destroyed) {
          left -= 1;
          if (!response.write(spaces)) return void response.once('drain', more);
        }
        response.end();
      };
      more();
    },
    errors: ['UnexpectedResponse', 'ConnectionFailure'],
  },
};

/**
 * Serves a response of its own to each case, which a request names in the header `X-Case`. It waits for the body of the
 * request: a connection that ends before is reset, and its response lost.
 */
export async function serveCases(writes: readonly ((response: ServerResponse) => void)[]) {
  const paths: string[] = [];
  const server = await listen((request, response) => {
    paths.push(request.url ?? '');
    request.resume().on('end', () => writes[Number(request.headers['x-case'])]?.(response));
  });
  return { ...server, paths };
}

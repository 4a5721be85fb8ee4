import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { attribute, json, type serve } from './server.fixture';

type Respond = Parameters<typeof serve>[0];

/** One way in which the call can go, and what has to come of it. */
export interface Case {
  name: string;
  respond: Respond;
  /** Part of the one message; undefined: the list is accepted. */
  message?: RegExp;
  /** Requests the server sees. */
  requests: number;
}

const LIST = [attribute('building_area'), attribute('floor_area')];
const status =
  (code: number, headers = {}): Respond =>
  (response) =>
    void response.writeHead(code, headers).end('{"detail":"no"}');
const body =
  (text: unknown, headers = {}): Respond =>
  (response) =>
    json(response, text, headers);

function drip(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 50);
  response.on('close', () => clearInterval(timer));
}

function flood(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const chunk = Buffer.alloc(100_000, 32);
  let left = 500;
  const send = () => {
    while (left-- > 0) if (!response.write(chunk)) return void response.once('drain', send);
    response.end();
  };
  send();
}

const rejected = (name: string, respond: Respond, message: RegExp, requests = 1): Case => ({
  name,
  respond,
  message,
  requests,
});
const accepted = (name: string, respond: Respond, requests = 1): Case => ({ name, respond, requests });

export const cases: Case[] = [
  accepted('200', body(LIST)),
  accepted('200 with a byte order mark', body(`\uFEFF${JSON.stringify(LIST)}`)),
  accepted('200 with an unknown property', body(LIST.map((entry) => ({ ...entry, colour: 'red', __proto__x: 1 })))),
  accepted('200 as a vendor JSON type', body(LIST, { 'content-type': 'application/vnd.api+json; charset="UTF-8"' })),
  accepted('200 compressed', body(gzipSync(JSON.stringify(LIST)), { 'content-encoding': 'gzip' })),
  accepted(
    '500, then 200',
    (response, request, count) => (count < 2 ? status(500) : body(LIST))(response, request, count),
    2,
  ),
  accepted(
    '429 with Retry-After of an hour (capped), then 200',
    (response, request, count) =>
      (count < 2 ? status(429, { 'retry-after': '3600' }) : body(LIST))(response, request, count),
    2,
  ),
  accepted(
    'a dropped connection, then 200',
    (response, request, count) => (count < 2 ? void request.socket.destroy() : json(response, LIST)),
    2,
  ),
  rejected('400', status(400), /the API returned 400\.[\s\S]*What to do: Check API_BASE_URL: the list is expected/),
  rejected('401', status(401), /the API returned 401\.[\s\S]*What to do: Check that API_KEY is set/),
  rejected('403', status(403), /the API returned 403\.[\s\S]*What to do: Check that API_KEY is set/),
  rejected('404', status(404), /the API returned 404\.[\s\S]*What to do: Check API_BASE_URL: the list is expected/),
  rejected('429 for ever', status(429), /the API returned 429 \(3 tries\)[\s\S]*What to do: Build again later/, 3),
  rejected('503 for ever', status(503), /the API returned 503 \(3 tries\)[\s\S]*What to do: Build again later/, 3),
  rejected('204', status(204), /the API returned 204/),
  rejected('304 nobody asked for', status(304), /the API returned 304/),
  rejected('hang', () => undefined, /no whole response in 1200 ms, 3 tries/, 3),
  rejected('slow drip', drip, /no whole response in 1200 ms, 3 tries/, 3),
  rejected(
    'truncated',
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
      response.write('[{"key":', () => response.destroy());
    },
    /the connection failed \(.*, 3 tries\)/,
    3,
  ),
  rejected('malformed', body('[{"key": "a",]'), /not JSON \(14 characters/),
  rejected(
    'HTML with status 200',
    body('<html></html>', { 'content-type': 'text/html' }),
    /content type of the response is not JSON/,
  ),
  rejected(
    'no content type',
    (response) => void response.writeHead(200).end(JSON.stringify(LIST)),
    /content type of the response is not JSON/,
  ),
  rejected(
    'another charset',
    body(LIST, { 'content-type': 'application/json; charset=iso-8859-1' }),
    /content type of the response is not JSON in UTF-8/,
  ),
  rejected('bytes that are not UTF-8', body(Buffer.from('["\xe6\xf8\xe5"]', 'latin1')), /the response is not UTF-8/),
  rejected('UTF-16', body(Buffer.from('\uFEFF[]', 'utf16le')), /the response is not UTF-8/),
  rejected('wrong shape', body({ attributes: LIST }), /the list: must be an array/),
  rejected('null', body('null'), /the list: must be an array/),
  rejected('empty list', body([]), /the list: must contain at least 1 items/),
  rejected('50 MB', flood, /larger than 5000000 bytes/),
  rejected(
    '50 MB, compressed',
    body(gzipSync(Buffer.alloc(50_000_000, 32)), { 'content-encoding': 'gzip' }),
    /larger than 5000000 bytes/,
  ),
];

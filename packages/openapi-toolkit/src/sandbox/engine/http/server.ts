import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  validateHeaderName,
  validateHeaderValue,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { attempt } from '../../../lib/attempt';
import type { Sandbox } from '../engine';
import { templateNames } from '../operations';
import { plainProblem } from '../problem';
import { preferredMedia } from '../request/accept';
import { MAX_BODY } from '../request/body';
import { splitUrl } from '../request/sentValue';
import { findRoutes } from '../route';
import { corsHeaders, isLoopbackHost, preflightHeaders } from './cors';

/** Headers that only the server sets: of the connection, and for other origins. */
const OWN = /^(?:connection|content-(?:encoding|length)|keep-alive|trailer|transfer-.*|upgrade|access-control-.*)$/i;

/** Returns the headers of a contract that can be sent. Contracts can describe names or examples that HTTP does not allow. */
export const sendable = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).filter(([name, value]) => {
      const validated = () => [validateHeaderName(name), validateHeaderValue(name, value)];
      return !OWN.test(name) && attempt(validated, undefined) !== undefined;
    }),
  );

/** Default address to listen on, and the host in the sandbox's origin: this machine only. */
const HOST = '127.0.0.1';
const WILDCARD_HOSTS = ['0.0.0.0', '::'];
const REQUEST_TIMEOUT_MS = 15_000;

/** Headers of every response of an operation: a browser that opens one runs nothing of it. */
const INERT = { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "sandbox; default-src 'none'" };

export interface ServedPage {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array;
}

/** Returns the page or file of a path; undefined if there is none. */
export type Pages = (path: string, origin: string) => Promise<ServedPage | undefined>;

export interface Listening {
  /** `http://127.0.0.1:4010` */
  origin: string;
  sandbox: Sandbox;
  close: () => Promise<void>;
}

/**
 * Serves a sandbox over HTTP. On any interface, it accepts loopback `Host` names only.
 *
 * @param create Creates the sandbox once its origin is known.
 * @param port Port to listen on; 0 picks a free one.
 * @param pages Pages and files at the same origin. A file wins over an operation whose path has parameters.
 * @throws Error with code `EADDRINUSE` if the port is taken, or if the address is not reachable by a loopback name.
 */
export async function listenOn(
  create: (origin: string) => Sandbox,
  port: number,
  host: string = HOST,
  pages?: Pages,
): Promise<Listening> {
  const server: Server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS });
  server.on('clientError', (_, socket: Socket) => {
    if (socket.writable) socket.end(badRequest());
  });
  await new Promise<void>((ready, failed) => {
    server.once('error', failed);
    server.listen(port, host, ready);
  });
  const { address, port: actualPort, family } = server.address() as AddressInfo;
  const name = WILDCARD_HOSTS.includes(address) ? HOST : family === 'IPv6' ? `[${address}]` : address;
  if (!isLoopbackHost(name)) {
    server.close();
    throw new Error(`--host ${host}: ${misdirection} Use 127.0.0.1, ::1, or 0.0.0.0 in a container.`);
  }
  const origin = `http://${name}:${actualPort}`;
  const sandbox = create(origin);
  server.on('request', (message, response) => {
    serve(sandbox, message, response, pages && ((path) => pages(path, origin))).catch(() => response.destroy());
  });
  return {
    origin,
    sandbox,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** What a page can be sent as. */
const COPIES = [{ mediaType: 'text/html' }, { mediaType: 'text/markdown' }];

/** Returns a page or file, as Markdown to a client that prefers it; to a client that does not accept HTML only if no operation has the very path. */
async function pageFor(sandbox: Sandbox, { method = 'GET', url = '/', headers }: IncomingMessage, pages: OwnPages) {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const { path } = splitUrl(url);
  const isOpened = (headers.accept ?? '').includes('text/html');
  const [route] = findRoutes(sandbox.operations, method, path).routes;
  if (!isOpened && route && templateNames(route.operation.path).length === 0) return undefined;
  const name = path.replace(/\/$/, '');
  const isCopy = preferredMedia(COPIES, headers.accept) === COPIES[1];
  const copy = isCopy ? ((await pages(`${name}.md`)) ?? (await pages(`${name}/index.md`))) : undefined;
  return copy ?? (await pages(path)) ?? (isOpened ? pages('/404.html') : undefined);
}

type OwnPages = (path: string) => ReturnType<Pages>;

/** Reads a header whose bytes are UTF-8, as command lines send it; any other is in Latin-1, as browsers send it. */
const decoded = (value: string): string =>
  attempt(() => new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(value, 'latin1')), value);

async function serve(
  sandbox: Sandbox,
  message: IncomingMessage,
  response: ServerResponse,
  pages?: OwnPages,
): Promise<void> {
  const { method = 'GET', url = '/', headers } = message;
  const cors = corsHeaders(headers.origin);
  if (!isLoopbackHost(headers.host)) {
    send(response, 421, { ...INERT, 'Content-Type': 'application/problem+json' }, misdirected());
    return;
  }
  const isOperation = findRoutes(sandbox.operations, method, splitUrl(url).path).routes.length > 0;
  if (method === 'OPTIONS' && (!isOperation || headers['access-control-request-method'] !== undefined)) {
    send(
      response,
      204,
      { ...INERT, ...cors, ...('Access-Control-Allow-Origin' in cors ? preflightHeaders(sandbox.operations) : {}) },
      '',
    );
    return;
  }
  const page = pages && (await pageFor(sandbox, message, pages));
  if (page) {
    const own = { ...sendable(page.headers), 'Cache-Control': 'no-store' };
    send(response, page.status, own, method === 'HEAD' ? '' : page.body);
    return;
  }
  const body = await bodyOf(message);
  const plain = Object.fromEntries(
    Object.entries(headers).map(([name, value = '']) => [
      name,
      decoded(Array.isArray(value) ? value.join(', ') : value),
    ]),
  );
  const returned = sandbox.respond({ method, url, headers: plain, body });
  const own = { ...cors, ...INERT, 'Cache-Control': 'no-store' };
  send(response, returned.status, { ...sendable(returned.headers), ...own }, returned.body);
}

function send(
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  body: string | Uint8Array,
): void {
  const bytes = Buffer.from(body);
  // One by one: a later name replaces an earlier one in other capitals.
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.writeHead(status, status === 204 ? {} : { 'Content-Length': String(bytes.length) });
  response.end(bytes);
}

/** The rest of a body over the limit is read and discarded, so that the client receives its response. */
async function bodyOf(message: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message) {
    if (size <= MAX_BODY) chunks.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    if (size > 20 * MAX_BODY) break;
  }
  return Buffer.concat(chunks);
}

const misdirection = 'The sandbox responds on localhost, 127.0.0.1 and [::1] only.';
const misdirected = (): string => JSON.stringify(plainProblem(421, 'Misdirected Request', misdirection));

function badRequest(): string {
  const body = JSON.stringify(plainProblem(400, 'Bad Request', 'This is not a well-formed HTTP request.'));
  return `HTTP/1.1 400 Bad Request\r\nContent-Type: application/problem+json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`;
}

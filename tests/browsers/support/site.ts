import { createHash, X509Certificate } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import sirv from 'sirv';
import { makeCertificate } from '../../support/certificate';
import { headersOf } from './headers';
import { FAULTS, recorder } from './recorder';

const RECORDER = '/recorder.js';

export interface SiteRequest {
  path: string;
  /** Destination of the request: `document`, `script`, `empty` (a fetch) … */
  purpose: string;
  status: number;
}

export interface Site {
  /** `https://localhost:…`, without a slash at the end. */
  origin: string;
  /** Hash of the certificate's public key, by which Chromium trusts it. */
  publicKeyHash: string;
  /** Requests in order. A test empties the list. */
  requests: SiteRequest[];
  close: () => void;
}

/** The document of a path, with the recorder as its first script. */
function documentOf(build: string, pathname: string): { status: number; html: string } {
  const file = path.join(build, decodeURIComponent(pathname), 'index.html');
  const status = existsSync(file) ? 200 : 404;
  const html = readFileSync(status === 200 ? file : path.join(build, '404.html'), 'utf8');
  return { status, html: html.replace('<script', `<script src=${RECORDER}></script><script`) };
}

/**
 * Serves the built site with the headers the build wrote for hosts.
 *
 * Over TLS, because the policy's `upgrade-insecure-requests` holds for localhost, too, in WebKit.
 */
export async function serveSite(build: string): Promise<Site> {
  const headers = headersOf(readFileSync(path.join(build, '_headers'), 'utf8'));
  const files = sirv(build, { etag: true });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'certificate-'));
  const certificate = makeCertificate(folder);
  const [cert, key] = [readFileSync(certificate.cert), readFileSync(certificate.key)];
  rmSync(folder, { recursive: true });
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const requests: SiteRequest[] = [];

  const send = (response: ServerResponse, status: number, type: string, body: string) =>
    response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(body);

  const server = createServer({ cert, key }, (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'https://host');
    const purpose = String(request.headers['sec-fetch-dest']);
    response.on('finish', () => requests.push({ path: pathname, purpose, status: response.statusCode }));
    for (const [name, value] of headers(pathname)) response.setHeader(name, value);
    if (pathname === RECORDER) return send(response, 200, 'text/javascript', `(${recorder})('${FAULTS}')`);
    if (purpose !== 'document') return files(request, response);
    const { status, html } = documentOf(build, pathname);
    return send(response, status, 'text/html', html);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    publicKeyHash: createHash('sha256').update(publicKey).digest('base64'),
    requests,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

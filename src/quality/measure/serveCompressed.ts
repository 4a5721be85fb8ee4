import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
};

/**
 * Serves a built site on loopback as a production host does for Lighthouse's
 * purposes: compressed, assets kept for a year.
 *
 * @returns Its origin, and what stops it.
 */
export async function serveCompressed(build: string): Promise<{ origin: string; close: () => void }> {
  const root = path.resolve(build);
  const server = createServer(async ({ url }, response) => {
    const { pathname } = new URL(url ?? '/', 'http://host');
    const wanted = path.join(root, path.normalize(decodeURIComponent(pathname)));
    const file = [wanted, path.join(wanted, 'index.html')].find((one) => path.extname(one) !== '' && existsSync(one));
    response.writeHead(file ? 200 : 404, {
      'content-type': TYPES[path.extname(file ?? '.html')] ?? 'application/octet-stream',
      'content-encoding': 'gzip',
      'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'max-age=0',
    });
    response.end(gzipSync(await readFile(file ?? path.join(root, '404.html'))));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

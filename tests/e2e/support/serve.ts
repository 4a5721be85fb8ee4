import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.yaml': 'application/yaml',
};

const isFile = async (file: string): Promise<boolean> =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );

/** The file a host of static files would answer with; undefined is a 404. */
async function fileFor(root: string, pathname: string): Promise<string | undefined> {
  let wanted: string;
  try {
    wanted = path.join(root, decodeURIComponent(pathname));
  } catch {
    return undefined;
  }
  if (wanted !== root && !wanted.startsWith(root + path.sep)) return undefined;
  for (const file of [wanted, path.join(wanted, 'index.html'), `${wanted}.html`]) if (await isFile(file)) return file;
  return undefined;
}

export interface Served {
  /** Scheme, host and port, without a slash at the end. */
  origin: string;
  close: () => void;
}

/**
 * Serves a build folder as a plain host does: `/x` and `/x/` give
 * `x/index.html`, anything unknown gives `404.html` with status 404.
 */
export async function serve(folder: string): Promise<Served> {
  const root = path.resolve(folder);
  if (!(await isFile(path.join(root, 'index.html')))) {
    throw new Error(`There is no built site in ${folder}. Run "npm run build", or set PORTAL_BUILD to its folder.`);
  }
  const server = createServer(async (request, response) => {
    const found = await fileFor(root, new URL(request.url ?? '/', 'http://host').pathname);
    const file = found ?? path.join(root, '404.html');
    response.writeHead(found ? 200 : 404, {
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'cache-control': 'no-store',
    });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

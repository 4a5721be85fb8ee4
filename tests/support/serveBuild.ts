import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import { UserError } from 'openapi-toolkit';
import sirv from 'sirv';
import { listen, type TestServer } from './listen';

export type Served = TestServer;

interface ServeOptions {
  /** Lets the browser keep assets, as a production host does. */
  production?: boolean;
  /** Path below which it is served, with a slash at both ends. Nothing else is there. Default: `/` */
  basePath?: string;
}

const ONE_YEAR = 'public, max-age=31536000, immutable';

/**
 * Serves a build on loopback, for tests and measurements: `/x` and `/x/` give `x/index.html`, anything unknown
 * gives `404.html` with status 404.
 *
 * @throws UserError when the folder holds no built site.
 */
export async function serveBuild(
  folder: string,
  { production = false, basePath = '/' }: ServeOptions = {},
): Promise<Served> {
  if (!existsSync(path.join(folder, 'index.html')))
    throw new UserError(`There is no built site in ${folder}. Run "npm run build", or name the folder of a build.`);
  const handler = sirv(folder, {
    // Reads the disk at every request: tests change files while they are served.
    dev: !production,
    setHeaders(response, pathname) {
      if (production) response.setHeader('Cache-Control', pathname.startsWith('/assets/') ? ONE_YEAR : 'max-age=0');
    },
    onNoMatch(_request, response) {
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-store' });
      createReadStream(path.join(folder, '404.html')).pipe(response);
    },
  });
  return listen((request, response) => {
    const { url = '/' } = request;
    if (!url.startsWith(basePath)) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end(`Nothing is served outside of ${basePath}.`);
      return;
    }
    request.url = url.slice(basePath.length - 1);
    handler(request, response);
  });
}

import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { relativePath } from '../../lib/listFiles';
import { about } from '../about';
import type { Pages } from '../engine/http/server';

/** URL path of the script that sends requests. */
export const SCRIPT = '/.sandbox/send.js';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

const isFile = (file: string) =>
  stat(file).then(
    (one) => one.isFile(),
    () => false,
  );

/** Returns the file for a URL path below a folder: `/x` and `/x/` are `x/index.html`. */
async function fileOf(folder: string, address: string): Promise<string | undefined> {
  let decoded: string;
  try {
    decoded = decodeURIComponent(address);
  } catch {
    return undefined;
  }
  const at = path.join(folder, decoded);
  if (decoded.includes('\0') || relativePath(folder, at).startsWith('..')) return undefined;
  for (const file of [at, path.join(at, 'index.html')]) if (await isFile(file)) return file;
  return undefined;
}

/** Adds the script that sends requests, and the origin of the sandbox, to a page. */
function withScript(html: string, origin: string): string {
  const own = html.replaceAll(about.origin, origin);
  const script = `<script src="${SCRIPT}" defer></script>`;
  const end = own.search(/<\/head>/i);
  return end < 0 ? own + script : own.slice(0, end) + script + own.slice(end);
}

/**
 * Serves a built documentation whose pages can send requests to the sandbox.
 *
 * @param folder Folder of the build.
 * @param script Source of the script that sends requests.
 * @returns a function that returns the response to a path; undefined if the documentation has none.
 */
export function docsIn(folder: string, script: string): Pages {
  const root = path.resolve(folder);
  const headers = (type: string) => ({ 'Content-Type': type, 'X-Content-Type-Options': 'nosniff' });
  return async (address, origin) => {
    if (address === SCRIPT) return { status: 200, headers: headers(TYPES['.js'] as string), body: script };
    const file = await fileOf(root, address);
    if (!file) return undefined;
    const extension = path.extname(file);
    const type = headers(TYPES[extension] ?? 'application/octet-stream');
    const body = extension === '.html' ? withScript(await readFile(file, 'utf8'), origin) : await readFile(file);
    return { status: path.basename(file) === '404.html' ? 404 : 200, headers: type, body };
  };
}

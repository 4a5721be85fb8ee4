import path from 'node:path';
import { attempt } from '../lib/attempt';
import { withoutBasePath } from '../lib/basePath';
import { escapeMarkup } from '../lib/escapeMarkup';
import { ownValue } from '../lib/ownValue';
import { about as sandbox } from '../sandbox/about';
import type { Pages, ServedPage } from '../sandbox/engine/http/server';
import { NAMES, type ProgramInfo } from './about';
import type { Archive } from './archive';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
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
/** Types of files that name the sandbox. */
const TEXT = /^(text\/(?!css)|application\/json)/;

/** Adds the script that sends requests, before the scripts of the page, and the version of the documentation. */
function complete(html: string, { name, contracts }: ProgramInfo, basePath: string): string {
  const script = `<script src="${basePath}${NAMES.script}" defer></script>`;
  const version = `<aside class="container" aria-label="Version"><p><small>${escapeMarkup(name)}, on this machine. Contracts: <code>sha256:${contracts.replace(/.{16}/g, '$&<wbr>')}</code></small></p></aside>`;
  return html.replace(/<script\b/, (first) => script + first).replace(/(?=<\/body>)|$/, () => version);
}

/** Returns the name of the file at a path from the root of the site: `/x` and `/x/` are `x/index.html`. */
function nameOf(address: string, archive: Archive): string | undefined {
  const name = attempt(() => decodeURIComponent(address), undefined)?.replace(/^\/|\/$/g, '');
  if (name === undefined) return undefined;
  return [name, `${name}/index.html`, 'index.html'].find((one, at) => archive.has(one) && (at < 2 || name === ''));
}

/** Serves the documentation in an archive. Its pages can send requests to the sandbox at the same address. */
export function pagesOf(archive: Archive, about: ProgramInfo, basePath: string): Pages {
  const moved = (to: string): ServedPage => ({ status: 302, headers: { Location: to }, body: '' });
  return async (address, origin) => {
    if (address === '/' && basePath !== '/') return moved(basePath);
    const at = withoutBasePath(address, basePath);
    const name = nameOf(at, archive);
    const to = ownValue(about.redirects, at.replace(/(?<=.)\/$/, ''));
    if (name === undefined) return to === undefined ? undefined : moved(to);
    const type = TYPES[path.extname(name)] ?? 'application/octet-stream';
    const headers = { ...about.headers, 'Content-Type': type };
    const own = TEXT.test(type) ? archive.text(name).replaceAll(sandbox.origin, origin) : archive.read(name);
    const body = type === TYPES['.html'] ? complete(String(own), about, basePath) : own;
    return { status: name === '404.html' ? 404 : 200, headers, body };
  };
}

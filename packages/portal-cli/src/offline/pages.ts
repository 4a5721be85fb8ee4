import path from 'node:path';
import { sandbox as ownSandbox, site } from 'docusaurus-preset-portal/content';
import { aboutOf, fetchUrl, siteUrl, withoutBasePath } from 'docusaurus-preset-portal/terms';
import { attempt, escapeMarkup, ownValue } from 'openapi-toolkit';
import { sha256 } from 'openapi-toolkit/node';
import type { Pages, ServedPage } from 'openapi-toolkit/sandbox';
import { NAMES, type ProgramInfo } from './about';
import type { Archive } from './archive';

const PLAIN = 'text/plain; charset=utf-8';
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.yaml': 'application/yaml',
  '.tgz': 'application/gzip',
  ...Object.fromEntries(['.txt', '.sha256', '.ts', '.mts', '.py', '.cs', '.java', '.sql'].map((end) => [end, PLAIN])),
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const sandbox = aboutOf({ site, sandbox: ownSandbox });

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
  return [name, `${name}/index.html`, 'index.html'].find((file, at) => archive.has(file) && (at < 2 || name === ''));
}

/** Returns a text with the addresses of this sandbox, and of the files that this copy has. */
function ownText(text: string, origin: string, basePath: string, has: (name: string) => boolean): string {
  const hosts = [siteUrl(site), fetchUrl(site)].map((url) => `${url}/`);
  return text.replaceAll(sandbox.origin, origin).replace(/https?:\/\/[\w.:/~-]+\w/g, (url) => {
    const host = hosts.find((origin) => url.startsWith(origin)) ?? url;
    const name = url.slice(host.length);
    return has(name) ? `${origin}${basePath}${name}` : url;
  });
}

/** Serves the documentation in an archive, and the file that readers take along (`packed`), which it can't hold. */
export function pagesOf(archive: Archive, about: ProgramInfo, basePath: string, packed: () => Uint8Array): Pages {
  const own: Record<string, () => string | Uint8Array> = {
    [sandbox.tarball]: packed,
    [`${sandbox.tarball}.sha256`]: () => `${sha256(packed())}  ${sandbox.tarball}\n`,
  };
  const has = (name: string) => archive.has(name) || Object.hasOwn(own, name);
  const moved = (to: string): ServedPage => ({ status: 302, headers: { Location: to }, body: '' });
  return async (address, origin) => {
    if (address === '/' && basePath !== '/') return moved(basePath);
    const at = withoutBasePath(address, basePath);
    const make = ownValue(own, at.slice(1));
    const name = make ? at.slice(1) : nameOf(at, archive);
    const to = ownValue(about.redirects, at.replace(/(?<=.)\/$/, ''));
    if (name === undefined) return to === undefined ? undefined : moved(to);
    const type = TYPES[path.extname(name)] ?? 'application/octet-stream';
    const headers = { ...about.headers, 'Content-Type': type };
    if (make) return { status: 200, headers, body: make() };
    const text = TEXT.test(type) ? ownText(archive.text(name), origin, basePath, has) : archive.read(name);
    const body = type === TYPES['.html'] ? complete(String(text), about, basePath) : text;
    return { status: name === '404.html' ? 404 : 200, headers, body };
  };
}

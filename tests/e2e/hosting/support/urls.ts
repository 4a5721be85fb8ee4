import { readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { BUILD } from './test';

const js = `/assets/js/${readdirSync(path.join(BUILD, 'assets/js')).find((name) => /^main\.\w+\.js$/.test(name))}`;
const css = `/assets/css/${readdirSync(path.join(BUILD, 'assets/css')).find((name) => name.endsWith('.css'))}`;
/** Cache lifetimes of responses. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';
const FOREVER = 'public, max-age=31536000, immutable';

/** Address, its file, content type and cache lifetime. */
export const FILES: [url: string, file: string, type: RegExp, caching: string][] = [
  ['/', 'index.html', /^text\/html; charset=utf-8$/, REVALIDATE],
  ['/docs/introduction', 'docs/introduction/index.html', /^text\/html; charset=utf-8$/, REVALIDATE],
  ['/docs/introduction?from=mail', 'docs/introduction/index.html', /^text\/html/, REVALIDATE],
  ['/docs/datahub/features/', 'docs/datahub/features/index.html', /^text\/html/, REVALIDATE],
  ['/api/denmark/data/person', 'api/denmark/data/person/index.html', /^text\/html/, REVALIDATE],
  [js, js, /^text\/javascript; charset=utf-8$/, FOREVER],
  [css, css, /^text\/css; charset=utf-8$/, FOREVER],
  ['/openapi/data.yaml', 'openapi/data.yaml', /^application\/yaml; charset=utf-8$/, REVALIDATE],
  ['/openapi/data.json', 'openapi/data.json', /^application\/json; charset=utf-8$/, REVALIDATE],
  ['/sitemap.xml', 'sitemap.xml', /xml/, REVALIDATE],
];

/** Accept-Encoding, expected encoding, and its decoder. */
export const ENCODINGS: [accepted: string, name: string | undefined, decode: (body: Buffer) => Buffer][] = [
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', undefined, (body) => body],
];

/** Addresses that redirect to the canonical one. */
export const MOVED: [from: string, to: string][] = [
  ['/docs/introduction/', '/docs/introduction'],
  ['/docs/introduction/?a=1&b=%2F', '/docs/introduction?a=1&b=%2F'],
  ['/docs/introduction//', '/docs/introduction'],
  ['/docs/introduction/index.html', '/docs/introduction'],
  ['/docs/introduction/index.html?q=x', '/docs/introduction?q=x'],
  ['/docs//errors', '/docs/errors'],
  ['//docs/errors', '/docs/errors'],
  ['/docs//errors?q=x', '/docs/errors?q=x'],
  ['/docs/./errors', '/docs/errors'],
  ['/docs/time/../errors', '/docs/errors'],
  ['/docs/err%6Frs', '/docs/errors'],
  ['/docs%2Ferrors', '/docs/errors'],
  ['/assets//css', '/assets/css'],
  ['/index.html', '/'],
  ['/index.html?q=x', '/?q=x'],
  ['/docs/datahub/features', '/docs/datahub/features/'],
  ['/docs/datahub/features?q=x', '/docs/datahub/features/?q=x'],
  ['/docs/datahub/features/index.html', '/docs/datahub/features/'],
  ['/docs', '/docs/introduction'],
  ['/docs/?q=x', '/docs/introduction?q=x'],
  ['/api', '/api/denmark/data'],
  ['/api/denmark/', '/api/denmark/data'],
  ['/mcp/danish-data-mcp.mjs', '/danish-data.tgz'],
  ['/sandbox/danish-data-sandbox.mjs', '/danish-data.tgz'],
  ['/sandbox/danish-data-sandbox.tgz', '/danish-data.tgz'],
];

/** Addresses without content, or without content for readers. */
export const ABSENT = [
  '/nothing-here',
  '/Docs/introduction',
  '/docs/Introduction',
  '/docs/introduction.html',
  '/assets/js/main.00000000.js',
  '/404.html',
  '/.git/config',
  '/.env',
  '/docs/.hidden',
  '/.files',
  '/.deploy/nginx/headers.conf',
  '/.well-known/other',
  '/_headers',
  '/_redirects',
];

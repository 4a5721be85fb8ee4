import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { get } from './get';
import { BUILD } from './test';

const MARKDOWN = 'text/markdown; charset=utf-8';
const HTML = 'text/html; charset=utf-8';

/** Address, Accept header, content type and file of the response. */
const NEGOTIATED: [url: string, accept: string, type: string, file: string][] = [
  ['/', 'text/markdown', MARKDOWN, 'index.md'],
  ['/docs/errors', 'text/markdown', MARKDOWN, 'docs/errors.md'],
  ['/docs/errors?from=x', 'text/markdown, text/html;q=0.9, */*', MARKDOWN, 'docs/errors.md'],
  ['/docs/datahub/features/', 'text/markdown', MARKDOWN, 'docs/datahub/features.md'],
  ['/docs/errors.md', '*/*', MARKDOWN, 'docs/errors.md'],
  ['/docs/errors', '*/*', HTML, 'docs/errors/index.html'],
  ['/docs/errors', 'text/html, text/markdown', HTML, 'docs/errors/index.html'],
  ['/docs/errors', 'text/html, text/markdown;q=0', HTML, 'docs/errors/index.html'],
  ['/docs/errors', 'text/markdown;q=0', HTML, 'docs/errors/index.html'],
  ['/llms.txt', 'text/markdown', 'text/plain; charset=utf-8', 'llms.txt'],
  ['/.well-known/agent-skills/index.json', '*/*', 'application/json', '.well-known/agent-skills/index.json'],
  ['/.well-known/api-catalog', '*/*', 'application/linkset+json', '.well-known/api-catalog'],
];

/** Checks that a host sends each client its preferred form of a page, with Vary for caches. */
export async function expectNegotiation(origin: string): Promise<void> {
  for (const [url, accept, type, file] of NEGOTIATED) {
    const { status, headers, body } = await get(origin, url, { accept });
    const label = `${url} as ${accept}`;
    expect.soft(status, label).toBe(200);
    expect.soft(String(headers['content-type']), label).toContain(type);
    expect.soft(body.equals(await readFile(path.join(BUILD, file))), label).toBe(true);
    const isPage = !/\.[a-z]+$/.test(url.replace(/\?.*/, '')) && !url.startsWith('/.');
    if (!isPage) continue;
    expect.soft(String(headers.vary).split(/,\s*/), label).toContain('Accept');
    const markdownFile = file.replace(/\/index\.html$/, '.md');
    expect
      .soft(headers.link, label)
      .toBe(`</llms.txt>; rel="describedby", </${markdownFile}>; rel="alternate"; type="text/markdown"`);
  }
}

import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedPlugin, RouteConfig } from '@docusaurus/types';
import { listFilesSync } from 'openapi-toolkit/node';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { portal } from '../../../../../tests/support/portal';
import { testFolderOfEach, writeFiles } from '../../../../../tests/support/testFolder';
import { parseHtml } from '../../lib/html';
import type { buildLog } from '../../lib/log';
import type { FinishedPages } from '../../plugins/finished-pages/FinishedPages';

const FILES = {
  'docs/docs/a.mdx':
    '---\ntitle: A\n---\n\n[one](/docs/nope)\n\n[other](./b.mdx#nope) and [one](/docs/nope)\n\n[file](files/c<d.zip) [æ](/docs/æ)',
  'docs/_data/list.json': '{\n  "href": "/docs/lost"\n}',
  'api-specs/shapes.yaml': 'info:\n  description: |\n    See [errors](/docs/b#none).\n',
  'api-specs/published/shapes/1.json': '"/docs/b#none"',
  'src/landing/start.ts': "const api = (name: string) => '/api/shapes/' + name;\nexport const start = api('gone');",
  'src/landing/index.tsx': "import { start } from './start';\nimport call from './call.json';",
  'src/landing/call.json': '{ "page": "/api/shapes/gone" }',
  'src/pages/index.tsx': "import Content from '@site/src/landing';",
  'src/other.ts': "export const promised = ['gone'];\n// As in '/api/shapes/gone'.",
  'docs/docs/c.mdx': '[start](/api/shapes/gone)',
  'src/landing/start.test.ts': "'/api/shapes/gone'",
  'build/docs/a/index.html':
    '<h1 id=top>A</h1><a href=/docs/nope>one</a><a href="/docs/b#nope">other</a><a href="/docs/files/c<d.zip">f</a><a href="/docs/%C3%A6">æ</a>',
  'build/docs/b/index.html': '<h2 id=note>B</h2><a href=/docs/lost>list</a><footer><a href=/made-up>x</a></footer>',
  'build/api/shapes/index.html': '<a href="/docs/b#none">errors</a><footer><a href=/made-up>x</a></footer>',
  'build/index.html': '<a href=/api/shapes/gone>start</a>',
};

const routes: RouteConfig[] = [
  { path: '/', component: '', metadata: { sourceFilePath: 'src/pages/index.tsx' } },
  {
    path: '/docs',
    component: '',
    routes: [{ path: '/docs/a', component: '', metadata: { sourceFilePath: 'docs/docs/a.mdx' } }],
  },
];

const MESSAGES = [
  'api-specs/shapes.yaml:3: the link "/docs/b#none" leads to no anchor of its page; the nearest is "note". Correct or remove it.',
  'docs/_data/list.json:2: the link "/docs/lost" leads to no page or file; the nearest is "/docs/a". Correct or remove it.',
  'docs/docs/a.mdx:5: the link "/docs/nope" leads to no page or file; the nearest is "/docs/a". Correct or remove it.',
  'docs/docs/a.mdx:7: the link "/docs/b#nope" leads to no anchor of its page; the nearest is "note". Correct or remove it.',
  'docs/docs/a.mdx:7: the link "/docs/nope" leads to no page or file; the nearest is "/docs/a". Correct or remove it.',
  'docs/docs/a.mdx:9: the link "/docs/%C3%A6" leads to no page or file; the nearest is "/docs/a". Correct or remove it.',
  'docs/docs/a.mdx:9: the link "/docs/files/c<d.zip" leads to no page or file; the nearest is "/docs/a". Correct or remove it.',
  'page /api/shapes and 1 more: the link "/made-up" leads to no page or file; the nearest is "/". Correct or remove it.',
  'src/landing/call.json:1: the link "/api/shapes/gone" leads to no page or file; the nearest is "/api/shapes". Correct or remove it.',
  'src/landing/start.ts:2: the link "/api/shapes/gone" leads to no page or file; the nearest is "/api/shapes". Correct or remove it.',
];

const siteDir = testFolderOfEach();
beforeEach(async () => {
  writeFiles(siteDir, FILES);
  vi.stubEnv('NODE_ENV', 'production');
  vi.resetModules();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

async function run(): Promise<void> {
  const { default: linkCheckPlugin } = await import('.');
  const pages: Pick<FinishedPages, 'readers'> = { readers: [] };
  const plugin = linkCheckPlugin({ ...portal, siteDir }, pages) as LoadedPlugin;
  const build = path.join(siteDir, 'build');
  for (const name of listFilesSync(build))
    for (const read of pages.readers) read(parseHtml(name, readFileSync(path.join(build, name), 'utf8')), undefined);
  await plugin.postBuild?.({ outDir: build, plugins: [plugin], routes } as never);
}

it('a build with broken links fails with one message for each place, in guides, data, contracts and code', async () => {
  const hint = 'With DANGLING_REFERENCES=warn, references to missing things are warnings.';
  await expect(run()).rejects.toThrow(`10 faults in the pages:\n${MESSAGES.join('\n')}\n${hint}`);
});

it('passes with the same messages as warnings where the owner allows it', async () => {
  vi.stubEnv('DANGLING_REFERENCES', 'warn');
  const { buildLog: log } = (await import('../../lib/log')) as { buildLog: typeof buildLog };
  const warn = vi.spyOn(log, 'warn').mockReturnValue();
  await run();
  expect(warn.mock.calls.flat().sort()).toEqual(MESSAGES);
});

it('no switch allows an address that runs code', async () => {
  vi.stubEnv('DANGLING_REFERENCES', 'warn');
  await writeFile(path.join(siteDir, 'build/docs/a/index.html'), '<h1 id=top>A</h1><a href="javascript:run()">one</a>');
  await expect(run()).rejects.toThrow('page /docs/a: the link "javascript:run()" runs code or leads out of the web.');
});

it('does not require anchors of an incomplete page', async () => {
  await writeFile(path.join(siteDir, 'build/index.html'), '<a href="/docs/a#of-the-element">a</a>');
  await expect(run()).rejects.toThrow('/docs/a#of-the-element');
  vi.resetModules();
  const { noteFaults } = await import('../../lib/danglingReferences');
  noteFaults(['docs/docs/a.mdx:3:1: <Bxo> is not known.']);
  await expect(run()).rejects.not.toThrow('/docs/a#of-the-element');
});

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { endProcesses, MANY } from '../../processPool';
import { renderInProcesses } from './renderInProcesses';
import { ssg } from './ssg';

/** What the bundler makes for the server: a page says in which process it was rendered. */
const BUNDLE = `
const nothing = { toString: () => '', toComponent: () => [] };
exports.default = async ({ pathname }) => {
  if (pathname === '/broken') throw new Error('no such component');
  const robots = { toString: () => '<meta name=robots>', toComponent: () => [{ props: { name: 'robots', content: 'noindex' } }] };
  const meta = pathname === '/hidden' ? robots : nothing;
  const helmet = { htmlAttributes: nothing, bodyAttributes: nothing, title: nothing, link: nothing, script: nothing, meta };
  return { html: '<p>' + process.pid, collectedData: { modules: [], links: ['/to' + pathname], anchors: ['a'], helmet } };
};`;

let folder = '';
const renderHere = vi.fn(ssg.generateStaticFiles);
const render = (pathnames: string[]) => {
  const params = {
    trailingSlash: false,
    manifest: { entrypoints: [], assets: {}, origins: {} },
    headTags: '',
    preBodyTags: '',
    postBodyTags: '',
    outDir: path.join(folder, 'build'),
    baseUrl: '/',
    noIndex: false,
    DOCUSAURUS_VERSION: '',
    htmlMinifierType: 'swc',
    serverBundlePath: path.join(folder, 'bundle.js'),
    ssgTemplateContent: '<!doctype html><title>T</title><%~ it.appHtml %>',
  };
  return renderInProcesses(renderHere)({ pathnames, params });
};
const pages = (count: number) => Array.from({ length: count }, (_, index) => `/page-${index}`);
const processOf = (pathname: string) =>
  readFileSync(path.join(folder, 'build', `${pathname}.html`), 'utf8').split('<p>')[1];

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rendering-'));
  writeFileSync(path.join(folder, 'bundle.js'), BUNDLE);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await endProcesses();
});

it('renders few pages as Docusaurus does', async () => {
  const few = pages(MANY - 1);
  expect(Object.keys((await render(few)).collectedData)).toEqual(few);
  expect(few.map(processOf)).toEqual(few.map(() => String(process.pid)));
});

it('renders many pages in other processes, and hands on links, anchors and what the sitemap asks for', async () => {
  renderHere.mockClear();
  const many = [...pages(MANY - 1), '/hidden'];
  const { collectedData } = await render(many);
  expect(renderHere).not.toHaveBeenCalled();
  expect(Object.keys(collectedData).sort()).toEqual([...many].sort());
  expect(many.map(processOf)).not.toContain(String(process.pid));
  expect(collectedData['/hidden']).toMatchObject({ links: ['/to/hidden'], anchors: ['a'] });
  const metas = (pathname: string) => collectedData[pathname]?.helmet.meta.toComponent();
  expect(metas('/hidden')).toEqual([{ props: { name: 'robots', content: 'noindex' } }]);
  expect(metas('/page-0')).toEqual([]);
});

it('says of a page that cannot be rendered what Docusaurus says', async () => {
  rmSync(path.join(folder, 'build'), { recursive: true });
  const many = [...pages(MANY), '/broken'];
  await expect(render(many)).rejects.toMatchObject({
    message: expect.stringContaining('/broken'),
    cause: { errors: [{ cause: { message: 'no such component' } }] },
  });
  expect(pages(MANY).filter((pathname) => !existsSync(path.join(folder, 'build', `${pathname}.html`)))).toEqual([]);
});

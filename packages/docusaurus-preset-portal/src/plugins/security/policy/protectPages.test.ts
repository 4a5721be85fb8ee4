import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { testFolderOfEach } from '../../../lib/testFolder.fixture';
import { protectPages } from './protectPages';

const page = (policy: string) =>
  `<!doctype html><html lang=en><meta charset=utf-8>${policy}<title>T</title>` +
  `<link rel=stylesheet href=/a.css><link rel=icon href=/i.svg><script src="/a.js?v=1" defer></script>` +
  `<script type=application/json>{}</script><p>text</p>`;
const policy = (text: string) => `<meta http-equiv=Content-Security-Policy content="${text}">`;

const TEMPLATE = `<!doctype html><meta charset=utf-8><script>"base-url-notice"</script><script>"docusaurus-theme"</script>`;

const build = testFolderOfEach();
beforeEach(async () => {
  await writeFile(path.join(build, '404.html'), TEMPLATE);
});

const hardened = async (html: string, meta: string) => {
  await writeFile(path.join(build, 'index.html'), html);
  await protectPages(build, () => ({ meta }));
  return readFile(path.join(build, 'index.html'), 'utf8');
};

it('gives a page the policy before all code', async () => {
  expect(await hardened(page(''), "default-src 'none'")).toBe(page(policy("default-src 'none'")));
});

it('writes the edits of other plugins, and shows them the edited page once', async () => {
  const seen: string[] = [];
  await writeFile(path.join(build, 'index.html'), page(''));
  await protectPages(build, () => ({ meta: 'x' }), {
    edits: [(html, name) => (name === 'index.html' ? html.replace('text', 'long <b id=b>text</b>') : html)],
    reads: [({ name, elements }) => seen.push(`${name} ${elements.at(-1)?.tagName}`)],
  });
  expect(seen.sort()).toEqual(['404.html body', 'index.html b']);
  const html = await readFile(path.join(build, 'index.html'), 'utf8');
  expect(html).toBe(page(policy('x')).replace('text', 'long <b id=b>text</b>'));
});

it('refuses a page without charset', async () => {
  await expect(hardened('<!doctype html><p>', 'x')).rejects.toThrow('index.html has no <meta charset>');
});

it('makes the policy from what stands in all pages', async () => {
  await writeFile(path.join(build, 'index.html'), '<!doctype html><meta charset=utf-8><i style="top:0"></i>');
  const { policy, pages } = await protectPages(build, (inline) => ({ meta: 'x', inline }));
  expect(pages).toBe(2);
  expect([policy.inline.scripts.length, policy.inline.styles.length]).toEqual([2, 1]);
});

it('leaves every page as it was when one holds what no policy can allow', async () => {
  const pages = { 'a.html': '<!doctype html><meta charset=utf-8>', 'b.html': '<meta charset=utf-8><style>*{}</style>' };
  for (const [name, html] of Object.entries(pages)) await writeFile(path.join(build, name), html);
  await expect(protectPages(build, () => ({ meta: 'x' }))).rejects.toThrow('b.html: a <style> element');
  for (const [name, html] of Object.entries(pages)) expect(await readFile(path.join(build, name), 'utf8')).toBe(html);
});

it('refuses a build without the page that has no content', async () => {
  await rm(path.join(build, '404.html'));
  await expect(protectPages(build, () => ({ meta: 'x' }))).rejects.toThrow('The build has no 404.html');
});

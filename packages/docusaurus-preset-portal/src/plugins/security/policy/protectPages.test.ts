import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { site } from 'docusaurus-preset-portal/content';
import { beforeEach, expect, it } from 'vitest';
import { testFolderOfEach } from '../../../../../../tests/support/testFolder';
import { parseHtml } from '../../../lib/html';
import { FinishedPages, TEMPLATE } from '../../finished-pages/FinishedPages';
import type { InlineHashes } from './inline';
import { protectPages, templateScripts } from './protectPages';

const page = (policy: string) =>
  `<!doctype html><html lang=en><meta charset=utf-8>${policy}<title>T</title>` +
  `<link rel=stylesheet href=/a.css><link rel=icon href=/i.svg><script src="/a.js?v=1" defer></script>` +
  `<script type=application/json>{}</script><p>text</p>`;
const policy = (text: string) => `<meta http-equiv=Content-Security-Policy content="${text}">`;

const TEMPLATE_PAGE = `<!doctype html><meta charset=utf-8><script>"base-url-notice"</script><script>"docusaurus-theme"</script>`;

const build = testFolderOfEach();
beforeEach(async () => {
  await writeFile(path.join(build, TEMPLATE), TEMPLATE_PAGE);
});

const protect = (policyOf: (inline: InlineHashes) => { meta: string }, pages = new FinishedPages('/')) =>
  protectPages(pages, site)(build, policyOf);

const hardened = async (html: string, meta: string) => {
  await writeFile(path.join(build, 'index.html'), html);
  await protect(() => ({ meta }));
  return readFile(path.join(build, 'index.html'), 'utf8');
};

it('gives a page the policy before all code', async () => {
  expect(await hardened(page(''), "default-src 'none'")).toBe(page(policy("default-src 'none'")));
});

it('names no languages of a page that is not indexed', async () => {
  const languages = '<link data-rh=true rel=alternate href=https://docs.example.com/b hreflang=en>';
  const robots = (text: string) => `<meta data-rh=true name="robots" content="${text}">`;
  expect(await hardened(page('') + robots('noindex') + languages, 'x')).toBe(page(policy('x')) + robots('noindex'));
  expect(await hardened(page('') + robots('all') + languages, 'x')).toContain(languages);
});

it('shows each page once to the readers, and writes what they insert', async () => {
  const pages = new FinishedPages('/');
  const seen: string[] = [];
  pages.readers.push(({ name, html }, permalink) => {
    seen.push(`${name} ${permalink}`);
    return name === TEMPLATE ? undefined : [{ at: html.indexOf('text</p>'), text: 'long ' }];
  });
  await writeFile(path.join(build, 'index.html'), page(''));
  await Promise.all([pages.read(build), protect(() => ({ meta: 'x' }), pages)]);
  expect(seen).toEqual(['404.html undefined', 'index.html undefined']);
  expect(await readFile(path.join(build, 'index.html'), 'utf8')).toBe(page(policy('x')).replace('text<', 'long text<'));
});

it('refuses a page without charset', async () => {
  await expect(hardened('<!doctype html><p>', 'x')).rejects.toThrow('index.html has no <meta charset>');
});

it('makes the policy from what stands in all pages', async () => {
  await writeFile(path.join(build, 'index.html'), '<!doctype html><meta charset=utf-8><i style="top:0"></i>');
  let found: InlineHashes | undefined;
  await protect((inline) => {
    found = inline;
    return { meta: 'x' };
  });
  expect([found?.scripts.length, found?.styles.length]).toEqual([2, 1]);
});

it('leaves every page as it was when one holds what no policy can allow', async () => {
  const pages = { 'a.html': '<!doctype html><meta charset=utf-8>', 'b.html': '<meta charset=utf-8><style>*{}</style>' };
  for (const [name, html] of Object.entries(pages)) await writeFile(path.join(build, name), html);
  await expect(protect(() => ({ meta: 'x' }))).rejects.toThrow('b.html: a <style> element');
  for (const [name, html] of Object.entries(pages)) expect(await readFile(path.join(build, name), 'utf8')).toBe(html);
});

it('refuses a build without the page that has no content', async () => {
  await rm(path.join(build, '404.html'));
  await expect(protect(() => ({ meta: 'x' }))).rejects.toThrow('The build has no 404.html');
});

const NOTICE = 'note.id="base-url-notice"';
const COLOURS = 'get("docusaurus-theme")';
const script = (text: string) => `<script>${text}</script>`;
const scriptsOf = (...texts: string[]) =>
  templateScripts(parseHtml('404.html', `<!doctype html>${texts.map(script).join('')}<script src=/main.js></script>`));

it('takes the scripts of the page without content', () => {
  expect(scriptsOf(NOTICE, COLOURS)).toEqual([NOTICE, COLOURS]);
});

it.each([
  ['an unknown script', [NOTICE, COLOURS, 'steal()'], 'an unknown script: steal()'],
  [
    'no notice',
    [COLOURS],
    'expected exactly one script with "base-url-notice" (docusaurus-preset-portal/src/plugins/security/trusted-types/index.ts)',
  ],
  ['the theme twice', [NOTICE, COLOURS, `${COLOURS};steal()`], 'expected exactly one script with "docusaurus-theme"'],
])('refuses %s', (_name, texts, message) => {
  expect(() => scriptsOf(...texts)).toThrow(message);
});

import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { policyOf } from './policy';

const inline = { scripts: ['sha256-a', 'sha256-b'], styles: ['sha256-c'] };
const ORIGIN = 'https://feedback.example';
const content = (isOpen: boolean) => policyOf(inline, isOpen ? [ORIGIN] : []).headers['Content-Security-Policy'] ?? '';

it('other origins are added to connect-src, and change nothing else', () => {
  const { headers: plain, meta } = policyOf(inline);
  const { headers, meta: metaWith } = policyOf(inline, [ORIGIN]);
  const open = (text: string) => text.replace("connect-src 'self';", `connect-src 'self' ${ORIGIN};`);
  expect(content(true)).not.toBe(content(false));
  expect(headers).toEqual({ ...plain, 'Content-Security-Policy': open(content(false)) });
  expect(metaWith).toBe(open(meta));
});

it('allows scripts of the site and those with a hash, and makes none from text', () => {
  expect(content(false).split('; ')).toContain("script-src 'self' 'sha256-a' 'sha256-b'");
  expect(content(true)).not.toMatch(/'unsafe-(?:inline|eval)'/);
});

it('allows no style attribute when no page has one', () => {
  expect(policyOf({ scripts: [], styles: [] }).meta).toContain("style-src-attr 'none'");
});

it('the page "Hosting" says what is lost without each header', async () => {
  const [, section = ''] = (await readFile('docs/docs/hosting.mdx', 'utf8')).split('{#no-headers}');
  const [table = ''] = section.split('\n## ');
  const named = [...table.matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, cell = '']) =>
    cell.replaceAll('`', '').split(', '),
  );
  expect(named.toSorted()).toEqual([...Object.keys(policyOf(inline).headers), 'Cache-Control'].sort());
});

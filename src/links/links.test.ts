import { describe, expect, it } from 'vitest';
import { checkLinks } from './check';
import { readPage } from './pages';

const ORIGIN = 'https://docs.example.com';
const check = (html: string) =>
  checkLinks(
    [readPage('/', html), readPage('/docs/a', '<h2 id="æble">A</h2>')],
    new Set(['/index.html', '/docs/a/index.html', '/img/logo.svg']),
    ORIGIN,
  );

describe('links of the built site', () => {
  it.each([
    '<a href="/docs/a">',
    '<a class=x href=/docs/a/>',
    '<a href="docs/a#%C3%A6ble">',
    `<a href="${ORIGIN}/docs/a#æble">`,
    '<a id="top" href="#top">',
    '<img alt="" src="/img/logo.svg">',
    '<a href="mailto:a@b.c">',
    '<a href="/docs/a?x=1&amp;y=2">',
  ])('%s leads somewhere', (html) => {
    expect(check(html).broken).toEqual([]);
  });

  it.each([
    ['<a href="/docs/b">', 'no such page or file'],
    ['<a href="/docs/a#pear">', 'no such place'],
    ['<img alt="" srcset="/img/logo.svg 1x, /img/lost.svg 2x">', 'no such page or file'],
    ['<script src="/assets/js/lost.js"></script>', 'no such page or file'],
    ['<a href="https://[">', 'not an address'],
  ])('%s is broken', (html, why) => {
    expect(check(html).broken).toEqual([expect.stringContaining(why)]);
  });

  it('lists other sites with the pages that name them', () => {
    const { external, broken } = check('<a href="https://datafordeler.dk/">');
    expect([...external]).toEqual([['https://datafordeler.dk/', ['/']]]);
    expect(broken).toEqual([]);
  });
});

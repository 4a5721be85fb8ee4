import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../lib/html';
import { checkLinks, linkedPage } from './check';

const ORIGIN = 'https://docs.example.com';
const check = (html: string) =>
  checkLinks(
    [
      linkedPage(parseHtml('index.html', html), '/'),
      linkedPage(parseHtml('docs/a/index.html', '<h2 id="æble">A</h2>'), '/'),
    ],
    new Set(['/index.html', '/docs/a/index.html', '/img/logo.svg']),
    ORIGIN,
  );

describe('links of the built site', () => {
  it.each([
    '<a class=x href=/docs/a/>',
    '<a href="docs/a#%C3%A6ble">',
    '<a href="https://datafordeler.dk/">',
    '<img alt="" src="data:image/png;base64,AA">',
  ])('%s leads somewhere', (html) => {
    expect(check(html).faults).toEqual([]);
  });

  it.each([
    ['<a href="/docs/b">', 'the link "/docs/b" leads to no page or file; the nearest is "/docs/a". '],
    ['<a href="/docs/a#pear">', 'the link "/docs/a#pear" leads to no anchor of its page; the nearest is "æble". '],
    ['<img alt="" srcset="/img/logo.svg 1x, /img/lost.svg 2x">', '/img/lost.svg" leads to no page or file'],
    ['<script src="/assets/js/lost.js"></script>', 'leads to no page or file'],
    ['<a href="https://[">', 'is no address'],
    ['<a href="javascript:run()">', 'runs code or leads out of the web'],
    ['<a href="data:text/html,x">', 'runs code or leads out of the web'],
    ['<form action="javascript:run()">', 'runs code or leads out of the web'],
    ['<iframe src="/docs/a"></iframe>', '<iframe> is not allowed on a page'],
    ['<object></object>', '<object> is not allowed on a page'],
    ['<meta http-equiv=Refresh content="0;url=/docs/a">', '<meta> is not allowed on a page'],
  ])('%s is broken', (html, why) => {
    expect(check(html).faults.map(({ fault }) => fault)).toEqual([expect.stringContaining(why)]);
  });
});

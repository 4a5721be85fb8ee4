import * as eta from 'eta';
import { expect, it } from 'vitest';
import { template } from '.';

/** The page Docusaurus makes of its scripts; it compiles templates with the same package. */
const page = (scripts: string[], preBody = '<p>other</p>', appHtml = '<p>text</p>') =>
  eta.compile(template.trim(), { rmWhitespace: true })(
    {
      scripts,
      version: '3.6.3',
      baseUrl: '/base/',
      metaAttributes: [],
      stylesheets: ['a.css'],
      preBodyTags: preBody,
      appHtml,
    },
    eta.defaultConfig,
  );

it('loads the first entry, which knows the app', () => {
  const html = page(['assets/js/main.1.js', 'assets/js/runtime.2.js']);
  expect(html.match(/<script[^>]*>/g)).toEqual([
    '<script src="/base/assets/js/runtime.2.js" data-app="/base/assets/js/main.1.js" defer>',
  ]);
  expect(html).toContain('<meta name="generator" content="Docusaurus v3.6.3">');
  expect(html).toContain('<link rel="stylesheet" href="/base/a.css" />');
  expect(html).toMatch(/<body [^>]*>\s*<p>other<\/p><div id="__docusaurus">/);
  expect(html).toContain('<div id="__docusaurus"><p>text</p></div>');
});

it('removes the NUL that React 18 writes where a character does not fit into what is left of a chunk', () => {
  const html = page(['assets/js/main.1.js', 'assets/js/runtime.2.js'], undefined, '<p id="k\0øber">k\0øber</p>');
  expect(html).toContain('<div id="__docusaurus"><p id="køber">køber</p></div>');
});

it.each([
  ['no first entry', ['assets/js/main.1.js', 'assets/js/other.2.js']],
  ['no app', ['assets/js/runtime.2.js']],
  ['a third script', ['assets/js/main.1.js', 'assets/js/runtime.2.js', 'assets/js/other.2.js']],
])('refuses a page with %s', (_what, scripts) => {
  expect(() => page(scripts)).toThrow('A page needs the script "runtime" and one more');
});

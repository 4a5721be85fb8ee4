import { expect, it } from 'vitest';
import { parseHtml } from '../../../lib/html';
import { inlineHashes, inlineParts } from './inline';

const page = (body: string) => parseHtml('docs/time/index.html', `<!doctype html><html><body>${body}</body></html>`);
const hashesOf = (pages: ReturnType<typeof page>[]) =>
  inlineHashes(pages.map((page) => inlineParts(page, ['start()'])));

it('hashes the scripts that were allowed, and every style attribute once', () => {
  const { scripts, styles } = hashesOf([
    page('<script>start()</script><i style="top:0"></i>'),
    page('<b style="top:0"></b><b style="top:1px"></b>'),
  ]);
  expect(scripts).toEqual([expect.stringMatching(/^sha256-/)]);
  expect(styles).toHaveLength(2);
});

it('leaves data alone, and what has its own file', () => {
  const data = '<script type="application/ld+json">{"a":1}</script><script src="/assets/js/main.js"></script>';
  expect(hashesOf([page(data)])).toEqual({ scripts: [], styles: [] });
});

it.each([
  ['a script nobody allowed', '<script>steal()</script>', 'an inline script that is not allowed: steal()'],
  [
    'an allowed script with one character more',
    '<script>start();</script>',
    'an inline script that is not allowed: start();',
  ],
  ['a module', '<script type="module">steal()</script>', 'an inline script that is not allowed: steal()'],
  [
    'a script in a template',
    '<template><script>steal()</script></template>',
    'an inline script that is not allowed: steal()',
  ],
  [
    'a script in a noscript',
    '<noscript><script>steal()</script></noscript>',
    'an inline script that is not allowed: steal()',
  ],
  ['a script in a drawing', '<svg><script>steal()</script></svg>', 'an inline script that is not allowed: steal()'],
  ['an event handler', '<img src="x" onerror="steal()">', 'an event handler on <img>: onerror="steal()"'],
  ['a style sheet', '<style>*{display:none}</style>', 'a <style> element: *{display:none}'],
])('%s ends the build, with page and text', (_name, body, message) => {
  expect(() => hashesOf([page(body)])).toThrow(`docs/time/index.html: ${message}`);
  expect(() => hashesOf([page(body)])).toThrow('docusaurus-preset-portal/src/plugins/security/policy/protectPages.ts');
});

it('more than twelve different style attributes end the build', () => {
  const many = Array.from({ length: 13 }, (_, at) => `<i style="top:${at}px"></i>`).join('');
  expect(() => hashesOf([page(many)])).toThrow('13 different style attributes, at most 12');
});

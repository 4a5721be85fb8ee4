import { site } from 'docusaurus-preset-portal/content';
import { expect, it } from 'vitest';
import { portal } from '../../../../../../tests/support/portal';
import { SHAPES } from './apiChanges.fixture';
import { atomOf, feedsOf } from './feeds';

const [all, own] = feedsOf([SHAPES], portal);
const EXPECTED = [
  ['urn:contract:shapes:2.0.0', 'Shapes <& "forms"> 2.0.0', '<p>Sizes go.</p>', '2026-02-01T00:00:00Z'],
  [
    'urn:contract:shapes:a1',
    'Shapes <& "forms"> 2.0.0: size < width & more',
    '<p><code>size</code> &lt; <code>width</code> &amp; more (breaking)</p>\n' +
      '<p>What to do: Use the width.</p>\n' +
      `<p>Operations: <a href="${site.url}/api/shapes/list#a">Shapes &amp; more</a></p>`,
    '2026-02-01T00:00:00Z',
  ],
  ['urn:contract:shapes:1.0.0', 'Shapes <& "forms"> 1.0.0', '<p>First.</p>', '2026-01-01T00:00:00Z'],
];

it('creates a feed of all APIs, the latest entry first, and one of each API', () => {
  const other = { ...SHAPES, api: 'forms', title: 'Forms', route: '/api/forms', releases: SHAPES.releases.slice(1) };
  expect(feedsOf([other, SHAPES], portal).map(({ entries, ...feed }) => [feed, entries.map(({ id }) => id)])).toEqual([
    [
      { title: `${site.title}: changes`, home: `${site.url}/docs/changelog`, folder: '/changes' },
      ['shapes:2.0.0', 'shapes:a1', 'forms:1.0.0', 'shapes:1.0.0'].map((id) => `urn:contract:${id}`),
    ],
    [
      { title: `${site.title}: changes of the Forms`, home: `${site.url}/api/forms`, folder: '/changes/forms' },
      ['urn:contract:forms:1.0.0'],
    ],
    [
      {
        title: `${site.title}: changes of the ${SHAPES.title}`,
        home: `${site.url}/api/shapes`,
        folder: '/changes/shapes',
      },
      ['2.0.0', 'a1', '1.0.0'].map((id) => `urn:contract:shapes:${id}`),
    ],
  ]);
});

it('dates a feed without entries', () => {
  const [feed] = feedsOf([], portal);
  expect(feed && atomOf(feed, portal)).toContain('<updated>1970-01-01T00:00:00Z</updated>');
});

it.each([
  ['all APIs', all, '/changes'],
  ['one API', own, '/changes/shapes'],
])('the feed of %s is escaped, and its links lead to the changelog', (_, feed, folder) => {
  if (!feed) throw new Error('no feed');
  expect(feed.entries.map(({ id, title, html, date }) => [id, title, html, date])).toEqual(EXPECTED);
  expect(feed.entries.map(({ url }) => url)).toEqual(
    ['2.0.0-shapes', 'a1', '1.0.0-shapes'].map((at) => `${site.url}/docs/changelog#${at}`),
  );
  const atom = atomOf(feed, portal);
  expect(atom).toContain(`<link rel="self" type="application/atom+xml" href="${site.url}${folder}/atom.xml"/>`);
  expect(atom).toContain('<title>Shapes &lt;&amp; &quot;forms&quot;&gt; 2.0.0: size &lt; width &amp; more</title>');
  expect(atom).toContain('&lt;p&gt;&lt;code&gt;size&lt;/code&gt; &amp;lt; &lt;code&gt;width');
});

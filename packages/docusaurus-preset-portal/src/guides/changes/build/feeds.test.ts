import { site } from 'docusaurus-preset-portal/content';
import Parser from 'rss-parser';
import { describe, expect, it } from 'vitest';
import { SHAPES } from './apiChanges.fixture';
import { atomOf, feedsOf, jsonFeedOf } from './feeds';

const [all, own] = feedsOf([SHAPES]);
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
  expect(feedsOf([other, SHAPES]).map(({ entries, ...feed }) => [feed, entries.map(({ id }) => id)])).toEqual([
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
  const [feed] = feedsOf([]);
  expect(feed && atomOf(feed)).toContain('<updated>1970-01-01T00:00:00Z</updated>');
});

describe.each([
  ['all APIs', all, '/changes'],
  ['one API', own, '/changes/shapes'],
])('the feed of %s', (_, feed, folder) => {
  it('is read by a parser of Atom', async () => {
    if (!feed) throw new Error('no feed');
    const parsed = await new Parser().parseString(atomOf(feed));
    expect(parsed.feedUrl).toBe(`${site.url}${folder}/atom.xml`);
    expect(
      parsed.items.map(({ id, title, content, isoDate }) => [id, title, content, isoDate?.replace('.000', '')]),
    ).toEqual(EXPECTED);
    expect(parsed.items.map(({ link }) => link)).toEqual(
      ['2.0.0-shapes', 'a1', '1.0.0-shapes'].map((at) => `${site.url}/docs/changelog#${at}`),
    );
  });

  it('is a JSON Feed with the same entries', () => {
    if (!feed) throw new Error('no feed');
    const { version, feed_url, items } = JSON.parse(jsonFeedOf(feed)) as Record<string, unknown> & {
      items: Record<string, string>[];
    };
    expect([version, feed_url]).toEqual(['https://jsonfeed.org/version/1.1', `${site.url}${folder}/feed.json`]);
    const texts = items.map((item) => [item.id, item.title, item.content_html, item.date_published]);
    expect(texts.map((row) => row.map((text) => text?.replace('\u0001', '')))).toEqual(EXPECTED);
  });
});

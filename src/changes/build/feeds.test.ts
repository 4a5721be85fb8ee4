import Parser from 'rss-parser';
import { describe, expect, it } from 'vitest';
import type { ApiChanges } from '../../reference/history/writeChanges';
import { site } from '../../site';
import { atomOf, feedsOf, jsonFeedOf } from './feeds';

const change = (id: string, severity: 'breaking' | 'text', message: string) => ({
  id,
  severity,
  rule: 'response-property-removed',
  pointer: '#/a',
  message,
  operations: [{ operation: 'GET /shapes', title: 'Shapes & more', href: '/api/shapes/list#a', field: 'size' }],
});

const SHAPES: ApiChanges = {
  api: 'shapes',
  title: 'Shapes <& "forms">',
  route: '/api/shapes',
  comparisons: [],
  releases: [
    {
      version: '2.0.0',
      previous: '1.0.0',
      date: '2026-02-01',
      summary: 'Sizes go.',
      changes: [
        { ...change('a1', 'breaking', '`size` < `width` & more\u0001'), migration: 'Use the width.' },
        change('a2', 'text', 'Words'),
      ],
    },
    { version: '1.0.0', date: '2026-01-01', summary: 'First.', changes: [] },
  ],
};

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

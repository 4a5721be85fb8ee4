import { readFileSync } from 'node:fs';
import path from 'node:path';
import Parser from 'rss-parser';
import { apis, guides, site } from '#site';
import { attribute, parseHtml } from '../../../packages/docusaurus-preset-portal/src/lib/html';
import type { ApiChanges } from '../../../packages/docusaurus-preset-portal/src/reference/history/writeChanges';
import { operations } from '../support/routes';
import { expect, test } from '../support/test';

const BUILD = process.env.PORTAL_BUILD ?? 'build';
const text = (...parts: string[]) => readFileSync(path.join(BUILD, ...parts), 'utf8');
const { changelog: CHANGELOG = '' } = guides;
const pageOf = (route: string) => parseHtml(route, text(route, 'index.html'));

interface JsonFeed {
  version: string;
  home_page_url: string;
  feed_url: string;
  items: { id: string; url: string; title: string; content_html: string; date_published: string }[];
}

const FOLDERS = ['', ...apis.map(({ id }) => id)];

for (const folder of FOLDERS) {
  test(`the feeds of ${folder || 'all APIs'} can be read, and every entry leads to its place`, async () => {
    const atom = await new Parser().parseString(text('changes', folder, 'atom.xml'));
    const feed = JSON.parse(text('changes', folder, 'feed.json')) as JsonFeed;
    const address = path.posix.join('/changes', folder);
    expect(atom.feedUrl).toBe(`${site.url}${address}/atom.xml`);
    expect([feed.version, feed.feed_url]).toEqual([
      'https://jsonfeed.org/version/1.1',
      `${site.url}${address}/feed.json`,
    ]);
    expect(feed.items.length).toBeGreaterThan(0);
    expect(atom.items.map(({ id, title, link, content }) => [id, title, link, content])).toEqual(
      feed.items.map(({ id, title, url, content_html }) => [id, title, url, content_html]),
    );
    expect(new Set(feed.items.map(({ id }) => id)).size).toBe(feed.items.length);
    for (const { date_published: date } of feed.items)
      expect(new Date(date).toISOString()).toBe(date.replace('Z', '.000Z'));
    const anchors = new Set(pageOf(CHANGELOG).elements.map((element) => attribute(element, 'id')));
    const lost = feed.items.filter(({ url }) => {
      const [page, anchor] = url.split('#');
      return page !== `${site.url}${CHANGELOG}` || !anchors.has(anchor);
    });
    expect(lost).toEqual([]);
  });
}

const feedsIn = (route: string) =>
  pageOf(route)
    .elements.filter(
      (element) =>
        element.tagName === 'link' && attribute(element, 'rel') === 'alternate' && attribute(element, 'type'),
    )
    .map((element) => attribute(element, 'href') ?? '')
    .filter((href) => href.startsWith('/changes/'));

test('every page names the feeds in its head, and those of an API its own', () => {
  const all = ['/changes/atom.xml', '/changes/feed.json'];
  expect(feedsIn('/')).toEqual(all);
  for (const { id, route } of apis) {
    const own = ['atom.xml', 'feed.json', 'changes.json'].map((file) => `/changes/${id}/${file}`);
    for (const one of [route, ...operations.filter((operation) => operation.startsWith(`${route}/`))])
      expect(feedsIn(one).sort()).toEqual([...all, ...own].sort());
  }
});

test('the ids of changes are unique, and every one that programs notice is on the changelog', () => {
  const anchors = new Set(pageOf(CHANGELOG).elements.map((element) => attribute(element, 'id')));
  for (const { id } of apis) {
    const { releases, comparisons } = JSON.parse(text('changes', id, 'changes.json')) as ApiChanges;
    const ids = [...releases, ...comparisons].flatMap(({ changes }) => changes.map((change) => change.id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((one) => !/^[0-9a-f]{16}$/.test(one))).toEqual([]);
    for (const { version, changes } of releases) {
      expect(anchors).toContain(`${version}-${id}`);
      const real = changes.filter(({ severity }) => severity !== 'text');
      const sentences = new Set(real.map(({ sentence, message }) => sentence ?? message));
      expect(real.filter((change) => anchors.has(change.id)).length).toBe(sentences.size);
    }
  }
});

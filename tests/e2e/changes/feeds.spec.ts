import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiChanges } from 'docusaurus-preset-portal/program';
import { attribute, parseHtml } from 'docusaurus-preset-portal/testing';
import { apis, guides, site } from '#site';
import { operations } from '../support/routes';
import { expect, test } from '../support/test';

const BUILD = process.env.PORTAL_BUILD ?? 'build';
const text = (...parts: string[]) => readFileSync(path.join(BUILD, ...parts), 'utf8');
const { changelog: CHANGELOG = '' } = guides;
const pageOf = (route: string) => parseHtml(route, text(route, 'index.html'));

const FOLDERS = ['', ...apis.map(({ id }) => id)];

for (const folder of FOLDERS) {
  test(`the feed of ${folder || 'all APIs'} can be read, and every entry leads to its place`, async ({ page }) => {
    const { self, entries } = await page.evaluate(
      (atom) => {
        const feed = new DOMParser().parseFromString(atom, 'application/xml');
        const textIn = (entry: Element, name: string) => entry.querySelector(name)?.textContent ?? '';
        return {
          self: feed.querySelector('link[rel="self"]')?.getAttribute('href'),
          entries: [...feed.querySelectorAll('entry')].map((entry) => ({
            texts: ['id', 'title', 'content', 'updated'].map((name) => textIn(entry, name)),
            link: entry.querySelector('link')?.getAttribute('href') ?? '',
          })),
        };
      },
      text('changes', folder, 'atom.xml'),
    );
    expect(self).toBe(`${site.url}${path.posix.join('/changes', folder)}/atom.xml`);
    expect(entries.length).toBeGreaterThan(0);
    expect(new Set(entries.map(({ texts: [id] }) => id)).size).toBe(entries.length);
    expect(entries.filter(({ texts }) => texts.includes(''))).toEqual([]);
    const anchors = new Set(pageOf(CHANGELOG).elements.map((element) => attribute(element, 'id')));
    const lost = entries.filter(({ link }) => {
      const [page, anchor] = link.split('#');
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

test('every page names the feed in its head, and those of an API its own', () => {
  const all = ['/changes/atom.xml'];
  expect(feedsIn('/')).toEqual(all);
  for (const { id, route } of apis) {
    const own = ['atom.xml', 'changes.json'].map((file) => `/changes/${id}/${file}`);
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

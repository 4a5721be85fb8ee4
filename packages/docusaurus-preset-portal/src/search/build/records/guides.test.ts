import path from 'node:path';
import type { AllContent } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { testFolder, writeFiles } from '../../../../../../tests/support/testFolder';
import { readGuides, sectionsOfBuild } from './guides';

const siteDir = testFolder();

/** Returns a docs plugin whose pages have these sources. */
function docs(isLast: boolean, ...sources: string[]) {
  const pages = sources.map((source) => ({
    source: `@site/${source}`,
    title: source,
    permalink: `/${source}`,
    frontMatter: { keywords: ['one', 'two words'] },
  }));
  return { loadedVersions: [{ isLast, docs: pages }] };
}

const content = {
  default: docs(true, 'docs/intro.md', 'docs/list.api.mdx', 'docs/shop.info.mdx', 'docs/api/list.mdx'),
  community: docs(true, 'docs/team.md'),
  old: docs(false, 'docs/old.md'),
};
const read = (sectionsAt?: ReturnType<typeof sectionsOfBuild>) =>
  readGuides(
    { 'docusaurus-plugin-content-docs': content } as AllContent,
    { siteDir, baseUrl: '/' },
    'docs/api',
    sectionsAt,
  );

it('reads the last version of all docs, without the pages of contracts: in the dev server as a whole', () => {
  writeFiles(siteDir, { 'docs/intro.md': 'Text', 'docs/team.md': 'Text' });
  const sections = [{ heading: '', id: '', level: 1, text: 'Text' }];
  expect(read().map(({ permalink, keywords, sections }) => [permalink, keywords, sections])).toEqual([
    ['/docs/intro.md', ['one', 'two words'], sections],
    ['/docs/team.md', ['one', 'two words'], sections],
  ]);
  expect(readGuides({}, { siteDir, baseUrl: '/' }, 'docs/api')).toEqual([]);
});

it('splits a finished page at its headings, without code and what components show', () => {
  const page = `<main><h1>Title</h1><p>Before<b>hand</b>, <code>x</code>.</p><h2 id=own>First <code>part</code><a class=hash-link href=#own></a></h2>
<p>One.</p><pre><code>no text</code></pre><div class=theme-admonition><div>On dogs</div><div>They swim.</div></div>
<table class=data><tr><td>no text</td></tr></table><table><tr><td>Cell</td></tr></table><h3 id=deep>Deeper</h3><h4>Title of a box</h4></main>`;
  writeFiles(siteDir, { 'build/docs/team.md.html': page });
  const [intro, team] = read(sectionsOfBuild(path.join(siteDir, 'build')));
  expect(intro?.sections).toEqual([{ heading: '', id: '', level: 1, text: '' }]);
  expect(team?.sections).toEqual([
    { heading: '', id: '', level: 1, text: 'Before hand, x.' },
    { heading: 'First part', id: 'own', level: 2, text: 'One. On dogs They swim. Cell' },
    { heading: 'Deeper', id: 'deep', level: 3, text: 'Title of a box' },
  ]);
});

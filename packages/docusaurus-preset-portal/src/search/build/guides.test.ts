import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AllContent } from '@docusaurus/types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readGuidePages } from './guides';

let siteDir = '';
beforeAll(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'guides-'));
  await mkdir(path.join(siteDir, 'docs/api'), { recursive: true });
});
afterAll(() => rm(siteDir, { recursive: true }));

/** Returns a docs plugin whose pages have these sources, which are written. */
async function docs(isLast: boolean, ...sources: string[]) {
  const pages = sources.map((source) => ({ source: `@site/${source}`, title: source, permalink: `/${source}` }));
  await Promise.all(sources.map((source) => writeFile(path.join(siteDir, source), '---\ntitle: T\n---\nText')));
  return { loadedVersions: [{ isLast, docs: pages }] };
}

it('reads the last version of all docs, without the pages of contracts', async () => {
  const content = {
    default: await docs(true, 'docs/intro.md', 'docs/list.api.mdx', 'docs/shop.info.mdx', 'docs/api/list.mdx'),
    community: await docs(true, 'docs/team.md'),
    old: await docs(false, 'docs/old.md'),
  };
  const guides = await readGuidePages({ 'docusaurus-plugin-content-docs': content } as AllContent, siteDir);
  expect(guides.map(({ permalink, markdown }) => [permalink, markdown])).toEqual([
    ['/docs/intro.md', 'Text'],
    ['/docs/team.md', 'Text'],
  ]);
});

it('reads nothing in a site without docs', async () => expect(await readGuidePages({}, siteDir)).toEqual([]));

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { site } from '#site';
import { paths } from '../../lib/paths';
import { atomOf, feedsOf, jsonFeedOf } from './build/feeds';
import { readChanges } from './build/readChanges';

const link = (type: string, href: string) => ({
  tagName: 'link',
  attributes: { rel: 'alternate', type, href, title: `${site.title}: changes` },
});

/** Writes the changelog feeds to the static files, and links to them in the head of every page. */
export default function changesPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'changes',
    async loadContent() {
      for (const feed of feedsOf(await readChanges())) {
        const folder = path.join(siteDir, path.dirname(paths.changes), feed.folder);
        await mkdir(folder, { recursive: true });
        await writeFile(path.join(folder, 'atom.xml'), atomOf(feed));
        await writeFile(path.join(folder, 'feed.json'), jsonFeedOf(feed));
      }
    },
    injectHtmlTags: () => ({
      headTags: [
        link('application/atom+xml', '/changes/atom.xml'),
        link('application/feed+json', '/changes/feed.json'),
      ],
    }),
  };
}

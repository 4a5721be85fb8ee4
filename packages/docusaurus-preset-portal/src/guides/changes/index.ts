import type { LoadContext, Plugin } from '@docusaurus/types';
import { site } from 'docusaurus-preset-portal/content';
import { staticFilesPlugin } from '../staticFiles';
import { atomOf, feedsOf, jsonFeedOf } from './build/feeds';
import { readChanges } from './build/readChanges';

const link = (type: string, href: string) => ({
  tagName: 'link',
  attributes: { rel: 'alternate', type, href, title: `${site.title}: changes` },
});

/** Writes the changelog feeds to the static files, and links to them in the head of every page. */
export default function changesPlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  const files = async () =>
    Object.fromEntries(
      feedsOf(await readChanges()).flatMap((feed) => [
        [`${feed.folder}/atom.xml`, atomOf(feed)],
        [`${feed.folder}/feed.json`, jsonFeedOf(feed)],
      ]),
    );
  return {
    ...staticFilesPlugin(siteDir, 'changes', files),
    injectHtmlTags: () => ({
      headTags: [
        link('application/atom+xml', `${baseUrl}changes/atom.xml`),
        link('application/feed+json', `${baseUrl}changes/feed.json`),
      ],
    }),
  };
}

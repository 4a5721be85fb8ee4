import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Portal } from '../../content/portal';
import { readChanges } from './build/data';
import { atomOf, feedsOf } from './build/feeds';

/** Writes the changelog feeds beside the generated changes, if the site has a changelog. */
export async function writeFeeds(portal: Portal): Promise<void> {
  const { guides, paths } = portal;
  if (!guides.changelog) return;
  for (const feed of feedsOf(await readChanges(portal, paths.next.changes), portal)) {
    await writeFile(path.join(paths.next.static, feed.folder, 'atom.xml'), atomOf(feed, portal));
  }
}

/** Links to the changelog feed in the head of every page. */
export default function changesPlugin({ baseUrl }: LoadContext, { site }: Portal): Plugin {
  return {
    name: 'portal-changes',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'alternate',
            type: 'application/atom+xml',
            href: `${baseUrl}changes/atom.xml`,
            title: `${site.title}: changes`,
          },
        },
      ],
    }),
  };
}

import Head from '@docusaurus/Head';
import { guides } from 'docusaurus-preset-portal/content';
import { sitePath } from '../../lib/sitePath';
import type { ApiRef } from '../../openapi/model';

/** Feeds need the changelog. A site without one has no feeds. */
const FEEDS = [
  ['application/atom+xml', 'atom.xml'],
  ['application/feed+json', 'feed.json'],
] as const;
const FILES = [...(guides.changelog ? FEEDS : []), ['application/json', 'changes.json'] as const];

/** Links to the change feeds and files of an API, in the head of its pages. */
export function FeedLinks({ id, title }: ApiRef) {
  return (
    <Head>
      {FILES.map(([type, file]) => (
        <link
          key={file}
          rel="alternate"
          type={type}
          href={sitePath(`/changes/${id}/${file}`)}
          title={`${title}: changes`}
        />
      ))}
    </Head>
  );
}

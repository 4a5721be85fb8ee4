import Head from '@docusaurus/Head';
import OperationView from '@theme/ApiOperation';
import { guides } from 'docusaurus-preset-portal/content';
import { sitePath } from '../../lib/sitePath';
import type { ApiRef, ReferencePageData as Page } from '../../openapi/model';
import { OverviewView } from './OverviewView';
import { WithSchemaContext } from './SchemaContext';

/** Feeds need the changelog. A site without one has no feeds. */
const FEEDS = [
  ['application/atom+xml', 'atom.xml'],
  ['application/feed+json', 'feed.json'],
] as const;
const FILES = [...(guides.changelog ? FEEDS : []), ['application/json', 'changes.json'] as const];

/** Links to the change feeds and files of an API, in the head of its pages. */
function FeedLinks({ id, title }: ApiRef) {
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

/** A reference page from its data. Rendered on the server; in the browser only by the dev server. */
export function ReferencePage({ page }: { page: Page }) {
  return (
    <WithSchemaContext lang={page.api.lang}>
      <FeedLinks {...page.api} />
      {page.kind === 'operation' ? <OperationView page={page} /> : <OverviewView page={page} />}
    </WithSchemaContext>
  );
}

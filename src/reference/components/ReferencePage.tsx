import type { ReferencePage as Page } from '../../openapi/model';
import { FeedLinks } from './FeedLinks';
import { OperationView } from './OperationView';
import { OverviewView } from './OverviewView';

/** A reference page from its data. Rendered on the server; in the browser only by the dev server. */
export function ReferencePage({ page }: { page: Page }) {
  return (
    <>
      <FeedLinks {...page.api} />
      {page.kind === 'operation' ? <OperationView page={page} /> : <OverviewView page={page} />}
    </>
  );
}

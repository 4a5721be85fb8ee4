import OperationView from '@theme/ApiOperation';
import type { ReferencePageData as Page } from '../../openapi/model';
import { FeedLinks } from './FeedLinks';
import { OverviewView } from './OverviewView';
import { WithSchemaContext } from './SchemaContext';

/** A reference page from its data. Rendered on the server; in the browser only by the dev server. */
export function ReferencePage({ page }: { page: Page }) {
  return (
    <WithSchemaContext lang={page.api.lang}>
      <FeedLinks {...page.api} />
      {page.kind === 'operation' ? <OperationView page={page} /> : <OverviewView page={page} />}
    </WithSchemaContext>
  );
}

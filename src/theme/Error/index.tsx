import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type { Props } from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';

/** Layout asks for a route; when the whole page crashed there is none. */
const ROUTE = { plugin: { name: 'docusaurus-core-error-boundary', id: 'default' } };

/** A whole page threw, its layout included. The fault is shown inside the layout, or bare when that throws too. */
export default function PageError(props: Props) {
  const content = <ErrorPageContent {...props} />;
  return (
    <RouteContextProvider value={ROUTE}>
      <ErrorBoundary fallback={() => content}>
        <Layout>{content}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}

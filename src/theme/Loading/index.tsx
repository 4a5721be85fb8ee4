import PageFailure from '@site/src/plugins/chrome/PageFailure';
import type { LoadingComponentProps } from 'react-loadable';

/** While a page's code is on its way: nothing at first. When it does not arrive: say so, and let the reader retry. */
export default function Loading({ error, retry, pastDelay }: LoadingComponentProps) {
  if (error) {
    return (
      <PageFailure title="This page did not load." action="Retry" onAction={retry} message={String(error)}>
        <p>Part of it did not arrive. The connection may be down, or the site was just published anew.</p>
      </PageFailure>
    );
  }
  return pastDelay ? (
    <p aria-live="polite" className="container padding-vert--xl">
      Loading…
    </p>
  ) : null;
}

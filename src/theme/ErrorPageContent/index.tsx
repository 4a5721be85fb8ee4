import { useLocation } from '@docusaurus/router';
import { ErrorBoundaryError } from '@docusaurus/theme-common';
import PageFailure from '@site/src/plugins/chrome/PageFailure';
import type { Props } from '@theme/Error';
import { useEffect, useRef } from 'react';

/** A page threw while it was shown. Navigating away clears the fault, which upstream keeps on every page after it. */
export default function ErrorPageContent({ error, tryAgain }: Props) {
  const { pathname } = useLocation();
  const crashed = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashed.current) tryAgain();
  }, [pathname, tryAgain]);
  return (
    <PageFailure
      title="This page crashed."
      action="Try again"
      onAction={tryAgain}
      message={<ErrorBoundaryError error={error} />}
    >
      <p>The fault is ours. The other pages still work.</p>
    </PageFailure>
  );
}

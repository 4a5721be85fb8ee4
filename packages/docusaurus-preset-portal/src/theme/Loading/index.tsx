import ErrorPageContent from '@theme/ErrorPageContent';
import type PortalErrorPage from 'docusaurus-preset-portal/theme/ErrorPageContent';
import type { LoadingComponentProps } from 'react-loadable';

// That of the site, if it has one; the type of upstream's lacks a property.
const ErrorPage = ErrorPageContent as typeof PortalErrorPage;

/** The state of a page that loads, or did not load. Upstream draws an animation, in 1.5 kB that every reader loads. */
export default function Loading({ error, retry, pastDelay }: LoadingComponentProps) {
  if (error) return <ErrorPage error={error} tryAgain={retry} isMissing />;
  return pastDelay ? <p className="container padding-vert--xl">Loading…</p> : null;
}

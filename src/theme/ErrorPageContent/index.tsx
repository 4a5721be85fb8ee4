import type { Props } from '@theme/Error';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import WaysOn from '../../plugins/portal/WaysOn';

/** A page that crashed: what went wrong, and the ways on from this site. */
export default function SiteErrorPageContent(props: Props) {
  return (
    <>
      <ErrorPageContent {...props} />
      <div className="container">
        <WaysOn subject="Page crashed" />
      </div>
    </>
  );
}

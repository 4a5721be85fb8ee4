import type { Props } from '@theme/NotFound/Content';
import NotFoundContent from '@theme-original/NotFound/Content';
import WaysOn from '../../../plugins/portal/WaysOn';

/** An unknown path: search and the nearest pages, as in every portal, and the ways on from this site. */
export default function SiteNotFoundContent(props: Props) {
  return (
    <NotFoundContent {...props}>
      <WaysOn subject="Page not found" />
    </NotFoundContent>
  );
}

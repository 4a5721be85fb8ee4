import type { Props } from '@theme/DocPaginator';
import DocPaginatorOriginal from '@theme-original/DocPaginator';

/** Links to the pages before and after; a page without either has no navigation there. */
export default function DocPaginator(props: Props) {
  return props.previous || props.next ? <DocPaginatorOriginal {...props} /> : null;
}

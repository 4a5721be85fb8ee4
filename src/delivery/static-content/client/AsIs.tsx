import type { ReactNode } from 'react';

/** Stands in for `@theme/MDXContent` where pages are adopted as HTML: nothing in them asks for MDX components. */
export default function AsIs({ children }: { children: ReactNode }) {
  return <>{children}</>;
}

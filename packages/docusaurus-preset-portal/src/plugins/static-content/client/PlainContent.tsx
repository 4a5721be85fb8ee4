import type { ReactNode } from 'react';

/** Takes the place of `@theme/MDXContent` on pages that keep their HTML: nothing in them asks for MDX components. */
export default function PlainContent({ children }: { children: ReactNode }) {
  return <>{children}</>;
}

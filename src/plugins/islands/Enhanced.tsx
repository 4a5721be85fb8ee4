import { type ReactNode, useEffect, useRef } from 'react';

/** Makes the finished HTML inside respond, once it is in the page. */
export function Enhanced({ enhance, children }: { enhance: (frame: HTMLElement) => () => void; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => (frame.current ? enhance(frame.current) : undefined), [enhance]);
  return <div ref={frame}>{children}</div>;
}

import type { ReactNode } from 'react';
import { Title } from './Title';

/** Section of a page with its heading. */
export const PageSection = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section className="ref-section">
    <Title as="h2" id={id}>
      {title}
    </Title>
    {children}
  </section>
);

import type { ReferencePageData } from 'openapi-toolkit';
import type { ReactNode } from 'react';
import { sectionsOf } from '../sections';

/** Sticky links to the sections of a page, and what is beside them. */
export const Sections = ({ page, children }: { page: ReferencePageData; children?: ReactNode }) => (
  <nav className="ref-sections" aria-label="Sections">
    <span>
      {sectionsOf(page)
        .filter(([label]) => label !== undefined)
        .map(([label, anchor]) => (
          <a key={anchor} href={`#${encodeURIComponent(anchor)}`}>
            {label}
          </a>
        ))}
    </span>
    {children}
  </nav>
);

/** Finds fields of an operation. Needs JavaScript. */
export const FieldFinder = () => (
  <>
    <input
      type="search"
      className="ref-find"
      placeholder="Find a field"
      aria-label="Find a field"
      aria-describedby="found-fields"
      autoComplete="off"
      spellCheck={false}
    />
    <output id="found-fields" />
  </>
);

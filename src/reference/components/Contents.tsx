/** A section of a page. */
export interface ContentsEntry {
  title: string;
  /** Fragment identifier, without `#`. */
  anchor: string;
}

/** Table of contents of a page without room for one beside it. */
export function Contents({ entries }: { entries: ContentsEntry[] }) {
  return (
    <nav className="contents" aria-label="Contents">
      <ul>
        {entries.map(({ title, anchor }) => (
          <li key={anchor}>
            <a href={`#${encodeURIComponent(anchor)}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

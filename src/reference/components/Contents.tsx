/** A section of a page. */
export interface ContentsEntry {
  title: string;
  /** Fragment identifier, without `#`. */
  anchor: string;
  children?: ContentsEntry[];
}

function Entries({ entries }: { entries: ContentsEntry[] }) {
  return (
    <ul>
      {entries.map(({ title, anchor, children = [] }) => (
        <li key={anchor}>
          <a href={`#${encodeURIComponent(anchor)}`}>{title}</a>
          {children.length > 0 && <Entries entries={children} />}
        </li>
      ))}
    </ul>
  );
}

/** Table of contents of a page without room for one beside it. */
export function Contents({ entries }: { entries: ContentsEntry[] }) {
  return (
    <nav className="contents" aria-label="Contents">
      <Entries entries={entries} />
    </nav>
  );
}

import type { ReactNode } from 'react';

interface Props {
  /** Heads of the columns. */
  columns: readonly string[];
  className?: string;
  /** For readers who don't see the page around it. */
  caption?: string;
  /** The rows. */
  children: ReactNode;
}

/** A table with a head for each column. */
export function Table({ columns, className, caption, children }: Props) {
  return (
    <table className={className}>
      {caption && <caption className="visually-hidden">{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

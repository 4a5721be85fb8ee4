import type { ReactNode } from 'react';

interface Props {
  columns: readonly string[];
  className?: string;
  caption?: string;
  children: ReactNode;
}

/** Table with a heading for each column. */
export function DataTable({ columns, className, caption, children }: Props) {
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

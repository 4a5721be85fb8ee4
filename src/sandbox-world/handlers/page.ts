import { sha256 } from 'openapi-toolkit/node';
import { conflict, type DataRow, type ParameterValues } from 'openapi-toolkit/sandbox';

/**
 * Returns one page of a list, with the cursor of the next. A cursor is valid only with the parameters it was created
 * with.
 *
 * @throws Refusal 400 if the cursor is invalid or belongs to other parameters.
 */
export function page(rows: DataRow[], values: ParameterValues): { items: DataRow[]; nextCursor: string | null } {
  const { cursor, limit, ...filters } = values;
  const mark = sha256(JSON.stringify([filters, limit]), 'base64url').slice(0, 16);
  const start = cursor === undefined ? 0 : offset(cursor, mark, rows.length);
  const end = start + limit;
  return {
    items: rows.slice(start, end),
    nextCursor: end < rows.length ? Buffer.from(`${mark}.${end}`).toString('base64url') : null,
  };
}

function offset(cursor: string, mark: string, length: number): number {
  const [cursorMark, start] = Buffer.from(cursor, 'base64url').toString().split('.');
  const number = Number(start);
  if (cursorMark === mark && Number.isInteger(number) && number > 0 && number < length) return number;
  throw conflict(
    ['cursor'],
    'Send the cursor with the same parameters as the request that returned it, or start again.',
  );
}

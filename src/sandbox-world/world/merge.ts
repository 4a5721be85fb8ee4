import type { DataRow } from 'openapi-toolkit/sandbox';

/**
 * Merges several examples of a record by key: a section that one example leaves out (null) is taken from another. The
 * first example wins if both have a value, but a list beats an empty one.
 */
export function mergedRows<Key extends string | number>(rows: DataRow[], key: string): Map<Key, DataRow> {
  const records = new Map<Key, DataRow>();
  for (const row of rows) {
    const record = records.get(row[key]);
    records.set(row[key], record ? fill(record, row) : row);
  }
  return records;
}

const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

function fill(record: DataRow, other: DataRow): DataRow {
  const entries = Object.keys(record).map((name) => {
    // Warnings belong to one response, not to the record.
    if (name === 'warnings') return [name, record[name].length < other[name].length ? record[name] : other[name]];
    const isLonger = isEmpty(record[name]) && !(record[name] !== null && other[name] === null);
    return [name, isLonger ? other[name] : record[name]];
  });
  return Object.fromEntries(entries);
}

import { className } from '#vocabulary/personalData';
import { csvText } from '../../csv';
import type { ProcessingRecord } from './data';

const COLUMNS = [
  'api',
  'operation',
  'method',
  'path',
  'in',
  'field',
  'class',
  'class_meaning',
  'basis',
  'purpose_header',
  'not_for',
] as const;

/**
 * Returns the record of processing as CSV: a row for each operation as a whole, then one for each of its marked
 * fields.
 */
export function recordCsv(records: readonly ProcessingRecord[]): string {
  const rows = records.flatMap(({ api, title, method, path, personalData, purpose, notFor, fields }) => {
    const parts = [{ in: 'request and response', path: '(all)', personalData }, ...fields];
    return parts.map((part) => [
      api,
      title,
      method.toUpperCase(),
      path,
      part.in,
      part.path,
      part.personalData.class,
      className(part.personalData.class),
      part.personalData.basis,
      purpose.need,
      notFor.join('; '),
    ]);
  });
  return csvText(COLUMNS, rows);
}

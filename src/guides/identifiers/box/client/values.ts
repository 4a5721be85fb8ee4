import { type CodeNames, type Recognised, recognise } from '#site';
import { isShortened } from '../../../../vocabulary/recognise';
import type { NamedEntry } from './named';

/** True if a text may name an attribute or a code: it is not certainly an identifier, and not personal. */
export const mayBeNamed = (readings: readonly Recognised[]): boolean =>
  readings.every(({ isGuess, isPersonal }) => isGuess && !isPersonal);

/** Maximum number of values; longer columns are truncated. */
export const MAX_PASTED_VALUES = 1000;

const isOne = (text: string, names: CodeNames): boolean =>
  recognise(text, names).some(({ isValid, isGuess }) => isValid && !isGuess);

/**
 * Splits a row into cells, unless they form one value, as the two parts of a cadastral key do; two numbers, or two
 * streets with a house number, are two values.
 */
function cellsOf(row: string, names: CodeNames): string[] {
  const cells = row.split(/[\t;]/).filter((cell) => cell.trim() !== '');
  if (cells.slice(1).some((cell) => isOne(cell, names) || /\p{L}{2} \d/u.test(cell))) return cells;
  const whole = cells.join(' ');
  const isWhole = recognise(whole, names).some(
    (recognised) => recognised.isValid && !recognised.isGuess && /[ _]/.test(recognised.value),
  );
  return cells.length > 1 && isWhole ? [whole] : cells;
}

/** True for a first row that names the columns: words above rows with digits. */
const isHeading = ([first = '', ...rest]: readonly string[], names: CodeNames): boolean =>
  !/\d/.test(first) && rest.some((row) => /\d/.test(row)) && !cellsOf(first, names).some((cell) => isOne(cell, names));

/** Separators between values in a line. */
const SEPARATORS = [/,/, /\s\/\s/, /\s+/];

/** Splits a text into values: one, a column, or the cells of a table, in order. A heading is left out. */
export function pastedValues(text: string, names: CodeNames): string[] {
  const rows = text.split(/[\r\n]+/).filter((row) => row.trim() !== '');
  const cells = rows.slice(isHeading(rows, names) ? 1 : 0).flatMap((row) => cellsOf(row, names));
  const [only = ''] = cells;
  if (cells.length !== 1) return cells;
  const lists = SEPARATORS.map((mark) =>
    only
      .split(mark)
      .map((part) => part.trim())
      .filter(Boolean),
  );
  return lists.find((parts) => parts.length > 1 && parts.every((part) => isOne(part, names))) ?? cells;
}

/** Returns the message for a text that is not an identifier. */
export const noMatchMessage = (text: string): string =>
  isShortened(text)
    ? 'A spreadsheet has shortened this number: its last digits are lost. Show the column as text, and copy again.'
    : 'No identifier has this form.';

/** Verdict for one of several values. */
export interface ValueRow {
  /** Text as typed; empty for personal data. */
  typed: string;
  name: string;
  value: string;
  verdict: string;
  isValid: boolean;
}

/** Text in place of a personal value. */
export const REDACTED = 'not repeated';

/**
 * Returns the best reading of a value.
 *
 * @param named Attributes and codes that it names.
 */
export function rowOf(typed: string, names: CodeNames, [named]: readonly NamedEntry[] = []): ValueRow {
  // A word resembles a number plate, but in a column it is one rarely.
  const best = recognise(typed, names).find(({ isGuess }) => !isGuess || /\d/.test(typed));
  if (named && (!best || named.kind === 'attribute')) {
    return { typed: typed.trim(), name: named.name, value: typed.trim(), verdict: named.verdict, isValid: true };
  }
  if (!best) return { typed: typed.trim(), name: '', value: '', verdict: noMatchMessage(typed), isValid: false };
  const { name, value, verdict, isValid, isPersonal, fault } = best;
  const at = fault ? ` Character ${fault.at}.` : '';
  return {
    typed: isPersonal ? '' : typed.trim(),
    name,
    value: isPersonal ? '' : isValid ? value : '',
    verdict: `${verdict}${at}`,
    isValid,
  };
}

const COLUMNS = ['Typed', 'Can be', 'Value', 'Valid', 'Verdict'];

/** Formats a cell as text: a spreadsheet would drop leading zeros, round long numbers and compute formulas. */
const cellOf = (text: string): string =>
  /^[\d=+@-]/.test(text) ? `="${text.replaceAll('"', '""')}"` : text.replace(/\s+/g, ' ');

/** Formats verdicts for the clipboard. Spreadsheets of all languages paste columns that are separated by tabs. */
export const sheetOf = (rows: readonly ValueRow[]): string =>
  [
    COLUMNS,
    ...rows.map(({ typed, name, value, verdict, isValid }) =>
      [typed || REDACTED, name, value, isValid ? 'yes' : 'no', verdict].map(cellOf),
    ),
  ]
    .map((cells) => `${cells.join('\t')}\r\n`)
    .join('');

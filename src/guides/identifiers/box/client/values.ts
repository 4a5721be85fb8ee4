import { type CodeNames, isShortened, type Recognised, recognise } from '#site';
import { csvText } from '../../../../lib/csv';
import type { NamedEntry } from './named';

/** True if a text may name an attribute or a code: it is not certainly an identifier, and not personal. */
export const mayBeNamed = (readings: readonly Recognised[]): boolean =>
  readings.every(({ isGuess, isPersonal }) => isGuess && !isPersonal);

/** Maximum number of values; longer columns are truncated. */
export const MAX_VALUES = 1000;

const isOne = (text: string, names: CodeNames): boolean =>
  recognise(text, names).some(({ isValid, isGuess }) => isValid && !isGuess);

/**
 * Splits a row into cells, unless they form one value, as the two parts of a cadastral key do; two numbers are two
 * values.
 */
function cellsOf(row: string, names: CodeNames): string[] {
  const cells = row.split(/[\t;]/).filter((cell) => cell.trim() !== '');
  const whole = cells.join(' ');
  const isWhole = recognise(whole, names).some((one) => one.isValid && !one.isGuess && /[ _]/.test(one.value));
  return cells.length > 1 && isWhole ? [whole] : cells;
}

/** Separators between values in a line. */
const SEPARATORS = [/,/, /\s\/\s/, /\s+/];

/** Splits a text into values: one, a column, or the cells of a table, in order. */
export function valuesIn(text: string, names: CodeNames): string[] {
  const rows = text.split(/[\r\n]+/).filter((row) => row.trim() !== '');
  const cells = rows.flatMap((row) => cellsOf(row, names));
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
export interface Row {
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
export function rowOf(typed: string, names: CodeNames, [named]: readonly NamedEntry[] = []): Row {
  const [best]: (Recognised | undefined)[] = recognise(typed, names);
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

const COLUMNS = ['Typed', 'Can be', 'Value', 'Right', 'Verdict'];

/** Formats verdicts as CSV for the clipboard, so without a byte order mark. */
export const csvOf = (rows: readonly Row[]): string =>
  csvText(
    COLUMNS,
    rows.map(({ typed, name, value, verdict, isValid }) => [
      typed || REDACTED,
      name,
      value,
      isValid ? 'yes' : 'no',
      verdict,
    ]),
  ).slice(1);

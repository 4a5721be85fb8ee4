import { mayBePersonal, recognise } from '#site';
import { copyButton, htmlElement } from './dom';
import { loadData, NO_DATA } from './loadData';
import { namedBy } from './named';
import { showOne } from './showOne';
import { MAX_PASTED_VALUES, mayBeNamed, pastedValues, REDACTED, rowOf, sheetOf, type ValueRow } from './values';

export { callsFor } from './calls';

/** True if a text is an identifier or nearly one, so that the search displays its verdict. */
export const isIdentifier = (text: string): boolean => recognise(text).some(({ isGuess }) => !isGuess);

/** True if a text can be personal data: it must not be put into a URL. */
export const isPersonal = mayBePersonal;

/** Renders verdicts of several values as a table, with a copy button. */
function showMany(rows: readonly ValueRow[]): Node[] {
  const wrong = rows.filter(({ isValid }) => !isValid).length;
  const cells = ({ typed, name, value, verdict, isValid }: ValueRow) =>
    htmlElement(
      'tr',
      { class: isValid ? undefined : 'have-wrong' },
      htmlElement('td', {}, typed === '' ? REDACTED : htmlElement('code', {}, typed)),
      htmlElement('td', {}, name || '–'),
      htmlElement('td', {}, value === '' ? '' : htmlElement('code', {}, value)),
      htmlElement('td', {}, verdict),
    );
  const columns = ['Typed', 'Can be', 'Value', 'Verdict'].map((name) => htmlElement('th', { scope: 'col' }, name));
  const all = wrong === 0 ? 'all valid' : `${wrong} not valid`;
  return [
    htmlElement(
      'p',
      { class: 'have-lead' },
      `${rows.length} values, ${all}.${rows.length === MAX_PASTED_VALUES ? ' More are not looked at.' : ''} `,
      copyButton('Copy for a spreadsheet', () => sheetOf(rows)),
    ),
    htmlElement(
      'div',
      { class: 'have-table', tabindex: '0', role: 'region', 'aria-label': 'Verdicts' },
      htmlElement(
        'table',
        {},
        htmlElement('thead', {}, htmlElement('tr', {}, ...columns)),
        htmlElement('tbody', {}, ...rows.map(cells)),
      ),
    ),
  ];
}

/**
 * Renders the verdict of a text: all readings of one value, or a table of several. Nothing for an empty text.
 *
 * @param isFolded True if the requests start collapsed, because results follow.
 * @throws if the attributes or codes that a text may name can't be loaded.
 */
export async function verdictOf(text: string, isFolded = false): Promise<Node[]> {
  if (text.trim() === '') return [];
  const data = await loadData().catch(() => NO_DATA);
  const values = pastedValues(text, data.codes).slice(0, MAX_PASTED_VALUES);
  const results = await Promise.all(
    values.map(async (value) => {
      const readings = recognise(value, data.codes);
      return { value, readings, named: mayBeNamed(readings) ? await namedBy(value.trim()) : [] };
    }),
  );
  if (results.length > 1) return showMany(results.map(({ value, named }) => rowOf(value, data.codes, named)));
  const [{ value, readings, named } = { value: '', readings: [], named: [] }] = results;
  return showOne(value.trim(), readings, named, data, isFolded);
}

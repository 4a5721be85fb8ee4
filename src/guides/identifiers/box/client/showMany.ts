import { copyButton } from './copyButton';
import { htmlElement } from './dom';
import { MAX_PASTED_VALUES, REDACTED, sheetOf, type ValueRow } from './values';

/** Renders verdicts of several values as a table, with a copy button. */
export function showMany(rows: readonly ValueRow[]): Node[] {
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

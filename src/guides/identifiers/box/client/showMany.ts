import { copyButton } from './copyButton';
import { element } from './dom';
import { MAX_VALUES, REDACTED, type Row, sheetOf } from './values';

/** Renders verdicts of several values as a table, with a copy button. */
export function showMany(rows: readonly Row[]): Node[] {
  const wrong = rows.filter(({ isValid }) => !isValid).length;
  const cells = ({ typed, name, value, verdict, isValid }: Row) =>
    element(
      'tr',
      { class: isValid ? undefined : 'have-wrong' },
      element('td', {}, typed === '' ? REDACTED : element('code', {}, typed)),
      element('td', {}, name || '–'),
      element('td', {}, value === '' ? '' : element('code', {}, value)),
      element('td', {}, verdict),
    );
  const columns = ['Typed', 'Can be', 'Value', 'Verdict'].map((name) => element('th', { scope: 'col' }, name));
  const all = wrong === 0 ? 'all valid' : `${wrong} not valid`;
  return [
    element(
      'p',
      { class: 'have-lead' },
      `${rows.length} values, ${all}.${rows.length === MAX_VALUES ? ' More are not looked at.' : ''} `,
      copyButton('Copy for a spreadsheet', () => sheetOf(rows)),
    ),
    element(
      'div',
      { class: 'have-table', tabindex: '0', role: 'region', 'aria-label': 'Verdicts' },
      element(
        'table',
        {},
        element('thead', {}, element('tr', {}, ...columns)),
        element('tbody', {}, ...rows.map(cells)),
      ),
    ),
  ];
}

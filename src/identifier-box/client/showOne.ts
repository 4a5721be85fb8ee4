import { ownValue } from '../../ownValue';
import { isShortened } from '../../vocabulary/recognise';
import type { Recognised } from '../../vocabulary/recognised';
import type { BoxData } from '../build/boxData';
import { element, linkTo } from './dom';
import { requestList, requestsFor } from './requests';
import { noneOf } from './values';

/** The characters around the wrong one, which is marked. */
function faultLine(typed: string, { fault, isPersonal }: Recognised): Node[] {
  if (!fault) return [];
  const chars = [...typed.normalize('NFC')];
  const where = element('p', { class: 'have-where' }, `Character ${fault.at}`);
  if (isPersonal) where.append('.');
  else
    where.append(
      ': ',
      element(
        'code',
        {},
        chars.slice(0, fault.at - 1).join(''),
        element('mark', {}, chars[fault.at - 1] ?? '␣'),
        chars.slice(fault.at).join(''),
      ),
    );
  return [where];
}

/** Where a value of a person may be sent, and where never. */
function personalRules({ identifier }: Recognised, { bodies }: BoxData): Node[] {
  const places = ownValue(bodies, identifier) ?? [];
  const allowed = places.map(({ title, href, field }) =>
    element('li', {}, 'In the body of ', linkTo(href, title), ', as ', element('code', {}, field), '.'),
  );
  return [
    ...(allowed.length > 0 ? [element('p', {}, 'It may be sent'), element('ul', {}, ...allowed)] : []),
    element(
      'p',
      {},
      'Never in the path or the query of a request, in a header, a link, a log line, a file name or an error report. ' +
        'Here it is not repeated, not stored, and not part of the address.',
    ),
  ];
}

function reading(typed: string, found: Recognised, data: BoxData, isFolded: boolean): HTMLElement {
  const { name, href, value, verdict, isValid, isPersonal, changes, fills } = found;
  // No heading: the box stands at any place of a page.
  const head = element('p', { class: 'have-name' }, linkTo(href, name));
  const shown = isValid && value !== '';
  const item = element('li', { class: isValid ? 'have-right' : 'have-wrong' }, head);
  if (shown) item.append(element('code', { class: 'have-value' }, value));
  item.append(element('p', {}, verdict), ...faultLine(typed, found));
  if (shown && changes.length > 0)
    item.append(element('p', { class: 'have-changes' }, `Written so: ${changes.join('; ')}.`));
  if (isPersonal) item.append(...personalRules(found, data));
  const requests = isValid ? requestsFor(found, data) : [];
  if (requests.length > 0) {
    const list = requestList(requests, fills, data);
    item.append(
      ...(isFolded ? [element('details', {}, element('summary', {}, 'Requests with your value'), ...list)] : list),
    );
  }
  return item;
}

/** How many things it can be, or that it is none. */
function leadOf(shown: readonly Recognised[]): string {
  const right = shown.filter(({ isValid }) => isValid);
  if (right.length > 1) return `It can be ${right.length} things, the likeliest first:`;
  if (right.length === 1) return right[0]?.isGuess ? 'It can be' : 'It is';
  return 'It comes nearest to';
}

/** A number that begins with a date can be another one as well, when the reader says so. */
function otherNames([best, ...others]: readonly Recognised[]): Node[] {
  if (!best?.isPersonal || !best.isValid || others.length === 0) return [];
  const names = others.map(({ name }) => name).join(', ');
  return [element('p', {}, `It begins with a date. If it is another number, write its name before it: ${names}.`)];
}

/**
 * What one value can be, best first. Of personal data the readings besides it are left out.
 *
 * @param isFolded The requests are shown on demand.
 */
export function showOne(typed: string, readings: readonly Recognised[], data: BoxData, isFolded: boolean): Node[] {
  const [best] = readings;
  if (!best) {
    const others = isShortened(typed) ? '' : ' An address in writing, a name, a date or a word is none.';
    return [element('p', {}, noneOf(typed) + others)];
  }
  const shown = best.isPersonal ? [best] : readings;
  return [
    element('p', { class: 'have-lead' }, leadOf(shown)),
    element('ol', { class: 'have-readings' }, ...shown.map((one) => reading(typed, one, data, isFolded))),
    ...otherNames(readings),
  ];
}

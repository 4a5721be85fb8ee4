import { ownValue } from 'openapi-toolkit';
import type { Recognised } from '#site';
import { identifierSection } from '#site/addresses';
import { isShortened } from '../../../../vocabulary/recognise';
import type { BoxData } from '../build/boxData';
import { htmlElement, linkTo } from './dom';
import type { NamedEntry } from './named';
import { requestList, requestsFor } from './requests';
import { noMatchMessage } from './values';

/** Number of lists of a code visible initially. */
const INITIAL_LISTS = 8;

/** Renders the text with the wrong character marked. */
function faultLine(typed: string, { fault, isPersonal }: Recognised): Node[] {
  if (!fault) return [];
  const chars = [...typed.normalize('NFC')];
  const position = htmlElement('p', { class: 'have-where' }, `Character ${fault.at}`);
  if (isPersonal) position.append('.');
  else
    position.append(
      ': ',
      htmlElement(
        'code',
        {},
        chars.slice(0, fault.at - 1).join(''),
        htmlElement('mark', {}, chars[fault.at - 1] ?? '␣'),
        chars.slice(fault.at).join(''),
      ),
    );
  return [position];
}

/** Renders where a personal value may be sent, and where it must not. */
function personalRules({ identifier }: Recognised, { bodies }: BoxData): Node[] {
  const fields = ownValue(bodies, identifier) ?? [];
  const allowed = fields.map(({ title, href, field }) =>
    htmlElement('li', {}, 'In the body of ', linkTo(href, title), ', as ', htmlElement('code', {}, field), '.'),
  );
  return [
    ...(allowed.length > 0 ? [htmlElement('p', {}, 'It may be sent'), htmlElement('ul', {}, ...allowed)] : []),
    htmlElement(
      'p',
      {},
      'Never in the path or the query of a request, in a header, a link, a log line, a file name or an error report. ' +
        'Here it is not repeated, not stored, and not part of the address.',
    ),
  ];
}

function reading(typed: string, found: Recognised, data: BoxData, isFolded: boolean): HTMLElement {
  const { name, section, value, verdict, isValid, isPersonal, changes, fills } = found;
  // Not a heading, because the box can be at any heading level.
  const head = htmlElement('p', { class: 'have-name' }, linkTo(identifierSection(section), name));
  const isValueVisible = isValid && value !== '';
  const item = htmlElement('li', { class: isValid ? 'have-right' : 'have-wrong' }, head);
  if (isValueVisible) item.append(htmlElement('code', { class: 'have-value' }, value));
  item.append(htmlElement('p', {}, verdict), ...faultLine(typed, found));
  if (isValueVisible && changes.length > 0)
    item.append(htmlElement('p', { class: 'have-changes' }, `Written so: ${changes.join('; ')}.`));
  if (isPersonal) item.append(...personalRules(found, data));
  const requests = isValid ? requestsFor(found, data) : [];
  if (requests.length > 0) {
    const list = requestList(requests, fills, data);
    item.append(
      ...(isFolded
        ? [htmlElement('details', {}, htmlElement('summary', {}, 'Requests with your value'), ...list)]
        : list),
    );
  }
  return item;
}

/** Renders an attribute with its row of the catalogue, or a code with the lists that contain it. */
function namedItem({ name, href, verdict, lists }: NamedEntry): HTMLElement {
  const list = (some: NamedEntry['lists']) =>
    htmlElement('ul', {}, ...some.map(({ href: to, text }) => htmlElement('li', {}, linkTo(to, text))));
  const rest = lists.slice(INITIAL_LISTS);
  return htmlElement(
    'li',
    { class: 'have-right' },
    htmlElement('p', { class: 'have-name' }, linkTo(href, name)),
    htmlElement('p', {}, verdict),
    ...(lists.length > 0 ? [list(lists.slice(0, INITIAL_LISTS))] : []),
    ...(rest.length > 0
      ? [htmlElement('details', {}, htmlElement('summary', {}, `${rest.length} more`), list(rest))]
      : []),
  );
}

/** Returns the lead sentence: the number of possible identifiers, or none. Values with only a failed check count. */
function leadOf(readings: readonly Recognised[], named: readonly NamedEntry[]): string {
  const likely = readings.filter(({ isValid, isGuess }) => isValid || !isGuess);
  const count = likely.length + named.length;
  if (count > 1) return `It can be one of ${['two', 'three', 'four'][count - 2] ?? count}, the likeliest first:`;
  const [best] = likely;
  if (named.length === 1) return 'It is';
  if (!best?.isValid) return 'It comes nearest to';
  return best.isGuess ? 'It can be' : 'It is';
}

/** Renders alternatives: a number that begins with a date can be something else if the user says so. */
function otherNames([best, ...others]: readonly Recognised[]): Node[] {
  if (!best?.isPersonal || !best.isValid || others.length === 0) return [];
  const names = others.map(({ name }) => name).join(', ');
  return [htmlElement('p', {}, `It begins with a date. If it is another number, write its name before it: ${names}.`)];
}

/**
 * Renders the readings of one value, best first. For personal data the other readings are left out.
 *
 * @param named Attributes and codes that it names.
 * @param isFolded True if the requests start collapsed.
 */
export function showOne(
  typed: string,
  readings: readonly Recognised[],
  named: readonly NamedEntry[],
  data: BoxData,
  isFolded: boolean,
): Node[] {
  const [best] = readings;
  if (!best && named.length === 0) {
    const others =
      ' Nor is it an attribute, a code, or an address with a street and a house number. For words, use the search.';
    return [htmlElement('p', {}, noMatchMessage(typed) + (isShortened(typed) ? '' : others))];
  }
  const visibleReadings = best?.isPersonal ? [best] : readings;
  const itemsOf = (kind: NamedEntry['kind']) => named.filter((namedEntry) => namedEntry.kind === kind).map(namedItem);
  return [
    htmlElement('p', { class: 'have-lead' }, leadOf(visibleReadings, named)),
    htmlElement(
      'ol',
      { class: 'have-readings' },
      // A word that names an attribute is unlikely to be a number plate; a number is more likely an identifier than a
      // code.
      ...itemsOf('attribute'),
      ...visibleReadings.map((visibleReading) => reading(typed, visibleReading, data, isFolded)),
      ...itemsOf('code'),
    ),
    ...otherNames(readings),
  ];
}

import { passValues } from 'docusaurus-preset-portal/browser';
import { sitePath } from 'docusaurus-preset-portal/terms';
import { ownValue } from 'openapi-toolkit';
import type { Recognised } from '#site';
import type { BoxData, Request } from '../build/boxData';
import { filledIn, neededBy } from '../placeholder';
import { copyButton, htmlElement, linkTo } from './dom';
import { atServer } from './loadData';

/** Number of requests visible initially; the rest is collapsed. */
const INITIAL_COUNT = 3;

/** True if these values are sufficient for a request. */
const canFill = ({ curl }: Request, fills: Recognised['fills']): boolean =>
  curl === undefined || neededBy(curl).every((identifier) => ownValue(fills, identifier) !== undefined);

/** Returns the requests that take a value, best first. */
export const requestsFor = ({ fills }: Recognised, { requests }: BoxData): Request[] => {
  const [identifier = ''] = Object.keys(fills);
  return (ownValue(requests, identifier) ?? []).filter((request) => canFill(request, fills));
};

function requestItem(
  { title, href, method, path, why, curl, fragment, isPassed }: Request,
  fills: Recognised['fills'],
  data: BoxData,
): HTMLElement {
  const encoded = Object.fromEntries(Object.entries(fills).map(([key, value]) => [key, encodeURIComponent(value)]));
  const values = fragment ? filledIn(fragment, encoded) : '';
  const link = linkTo(isPassed ? href : href + values, title);
  if (isPassed && values) link.addEventListener('click', () => passValues(sitePath(href), values));
  const item = htmlElement(
    'li',
    {},
    link,
    ' ',
    htmlElement('code', { class: 'have-path' }, `${method.toUpperCase()} ${filledIn(path, encoded)}`),
    htmlElement('p', {}, why),
  );
  if (curl !== undefined) {
    const command = filledIn(atServer(curl, data), fills);
    item.append(
      htmlElement(
        'details',
        {},
        htmlElement('summary', {}, 'Request with your value'),
        htmlElement(
          'div',
          { class: 'have-curl' },
          htmlElement('pre', { tabindex: '0' }, htmlElement('code', {}, command)),
          copyButton('Copy', () => command),
        ),
      ),
    );
  }
  return item;
}

/** Renders requests with the value filled in, the first ones expanded. */
export function requestList(requests: readonly Request[], fills: Recognised['fills'], data: BoxData): Node[] {
  const list = (some: readonly Request[]) =>
    htmlElement('ol', { class: 'have-requests' }, ...some.map((request) => requestItem(request, fills, data)));
  const rest = requests.slice(INITIAL_COUNT);
  return [
    list(requests.slice(0, INITIAL_COUNT)),
    ...(rest.length > 0
      ? [htmlElement('details', {}, htmlElement('summary', {}, `${rest.length} more`), list(rest))]
      : []),
  ];
}

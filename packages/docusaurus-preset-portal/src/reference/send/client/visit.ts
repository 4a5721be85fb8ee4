import { make } from '../../builder/client/dom';
import type { BrowserRequest } from './request';

/** Request of this visit. In memory only: closing the page deletes it. */
interface Entry {
  time: Date;
  sent: BrowserRequest;
  result: string;
}

const visit: Entry[] = [];

/** Adds a request and its result to the list. */
export const recordRequest = (sent: BrowserRequest, result: string): void => {
  visit.unshift({ time: new Date(), sent, result });
};

const lineOf = ({ time, sent: { method, target, headers, body }, result }: Entry) =>
  make(
    'li',
    {},
    `${time.toTimeString().slice(0, 8)} `,
    make('code', {}, `${method} ${target}`),
    ...headers.flatMap(([name, value]) => (name === 'Prefer' ? [', ', make('code', {}, `${name}: ${value}`)] : [])),
    `: ${result}`,
    ...(body === undefined
      ? []
      : [make('details', {}, make('summary', {}, 'Body sent'), make('pre', { tabindex: '0' }, body))]),
  );

/** Writes the requests of this visit into a list, latest first. */
export function listRequests(details: HTMLDetailsElement): void {
  details.replaceChildren(
    make('summary', {}, `Sent in this visit (${visit.length})`),
    make('ol', {}, ...visit.map(lineOf)),
  );
}

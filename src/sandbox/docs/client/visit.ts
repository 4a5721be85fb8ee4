import type { Sent } from './curl';
import { element } from './element';

/** A request of this visit: kept in memory, and gone with the page. */
interface Entry {
  at: Date;
  sent: Sent;
  result: string;
}

const visit: Entry[] = [];

/** Notes a request and what came back. */
export const noteSent = (sent: Sent, result: string): void => {
  visit.unshift({ at: new Date(), sent, result });
};

const two = (value: number) => String(value).padStart(2, '0');
const timeOf = (at: Date) => [at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':');

const lineOf = ({ at, sent: { method, target, body }, result }: Entry) =>
  element(
    'li',
    {},
    `${timeOf(at)} `,
    element('code', {}, `${method} ${target}`),
    `: ${result}`,
    ...(body === undefined
      ? []
      : [element('details', {}, element('summary', {}, 'Body sent'), element('pre', { tabindex: '0' }, body))]),
  );

/** Writes what was sent during this visit into a list, the latest first. */
export function listVisit(details: HTMLDetailsElement): void {
  details.hidden = visit.length === 0;
  details.replaceChildren(
    element('summary', {}, `Sent in this visit (${visit.length})`),
    element('ol', {}, ...visit.map(lineOf)),
  );
}

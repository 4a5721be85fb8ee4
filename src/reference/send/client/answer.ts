import { make } from '../../builder/client/dom';
import type { Answer } from './send';

export const ANSWER_ID = 'sent-answer';
const LABEL = 'Response of the sandbox';

const inMs = (time: number) => `${time} ms`;

/** Status and time of an answer in words. */
export const summaryOf = ({ status, reason, time }: Answer): string =>
  `${[status, reason].filter(Boolean).join(' ')}, ${inMs(time)}`;

const headersOf = ({ headers }: Answer) =>
  make(
    'details',
    {},
    make('summary', {}, `Headers (${headers.length})`),
    make('dl', {}, ...headers.flatMap(([name, value]) => [make('dt', {}, name), make('dd', {}, value)])),
  );

/** The body as a block of code like those of the page, which its code colours and copies. */
function bodyOf({ body, isJson }: Answer): HTMLElement {
  return make(
    'section',
    { class: 'ref-code', 'aria-label': `${LABEL}, body` },
    make('button', { type: 'button', class: 'ref-copy', 'data-copy-code': '', 'aria-label': `Copy ${LABEL}` }, 'Copy'),
    make('pre', { tabindex: '0' }, make('code', { 'data-code': isJson ? 'json' : 'text' }, body)),
  );
}

/**
 * Shows an answer beside the fields that it consists of, in the place of the one before. Pointing at a field marks it in
 * the answer, and the other way round: the page does that for every example in JSON that has `data-tab` around it.
 */
export function showAnswer(page: ParentNode, samples: Element, answer: Answer): void {
  for (const before of document.querySelectorAll(`#${ANSWER_ID}`)) before.remove();
  const shown = make(
    'section',
    {
      id: ANSWER_ID,
      class: 'sent-answer',
      'aria-label': LABEL,
      'data-tab': `status-${answer.status}`,
    },
    make('p', {}, make('strong', {}, summaryOf(answer)), ' from the sandbox'),
    headersOf(answer),
    ...(answer.body === '' ? [make('p', {}, 'No body.')] : [bodyOf(answer)]),
  );
  const place = page.querySelector('.ref-answers .ref-stick');
  if (place) place.prepend(shown);
  else samples.append(shown);
  // The page colours what has changed.
  shown.dispatchEvent(new Event('change', { bubbles: true }));
}

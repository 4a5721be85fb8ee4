import { make } from '../../builder/client/dom';
import type { Answer } from './send';

export const ANSWER_ID = 'sent-answer';
const LABEL = 'Response of the sandbox';

const inMs = (time: number) => `${time} ms`;

/** Returns status and time of a response as text. */
export const summaryOf = ({ status, reason, time }: Answer): string =>
  `${[status, reason].filter(Boolean).join(' ')}, ${inMs(time)}`;

const headersOf = ({ headers }: Answer) =>
  make(
    'details',
    {},
    make('summary', {}, `Headers (${headers.length})`),
    make('dl', {}, ...headers.flatMap(([name, value]) => [make('dt', {}, name), make('dd', {}, value)])),
  );

/** Creates a code block of the body. The page's scripts colour and copy it. */
function bodyOf({ body, isJson }: Answer): HTMLElement {
  return make(
    'section',
    { class: 'ref-code', 'aria-label': `${LABEL}, body` },
    make('button', { type: 'button', class: 'ref-copy', 'data-copy-code': '', 'aria-label': `Copy ${LABEL}` }, 'Copy'),
    make('pre', { tabindex: '0' }, make('code', { 'data-code': isJson ? 'json' : 'text' }, body)),
  );
}

/**
 * Shows a response beside its fields and replaces the previous one. `data-tab` around it lets the page link fields and
 * values on hover, as for every JSON example.
 */
export function showAnswer(page: ParentNode, samples: Element, answer: Answer): void {
  for (const before of document.querySelectorAll(`#${ANSWER_ID}`)) before.remove();
  const panel = make(
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
  const slot = page.querySelector('.ref-answers .ref-stick');
  if (slot) slot.prepend(panel);
  else samples.append(panel);
  // The page colours new code on `change`.
  panel.dispatchEvent(new Event('change', { bubbles: true }));
}

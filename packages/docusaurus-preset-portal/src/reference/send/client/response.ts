import { make } from '../../builder/client/dom';
import type { SentResponse } from './send';

export const RESPONSE_ID = 'sent-answer';
const LABEL = 'Response of the sandbox';

/** Returns status and time of a response as text. */
export const summaryOf = ({ status, reason, time }: SentResponse): string =>
  `${[status, reason].filter(Boolean).join(' ')}, ${time} ms`;

const headersOf = ({ headers }: SentResponse) =>
  make(
    'details',
    {},
    make('summary', {}, `Headers (${headers.length})`),
    make('dl', {}, ...headers.flatMap(([name, value]) => [make('dt', {}, name), make('dd', {}, value)])),
  );

/** Creates a code block of the body. The page's scripts colour and copy it. */
function bodyOf({ body, isJson }: SentResponse): HTMLElement {
  return make(
    'section',
    { class: 'ref-code', 'aria-label': `${LABEL}, body` },
    make(
      'button',
      { type: 'button', class: 'button--icon ref-copy', 'data-copy-code': '', 'aria-label': `Copy ${LABEL}` },
      'Copy',
    ),
    make('pre', { tabindex: '0' }, make('code', { 'data-code': isJson ? 'json' : 'text' }, body)),
  );
}

/** Shows a response beside its fields. `data-tab` lets the page link fields and values, as for every example. */
export function showResponse(page: ParentNode, samples: Element, response: SentResponse): void {
  for (const before of document.querySelectorAll(`#${RESPONSE_ID}`)) before.remove();
  const panel = make(
    'section',
    {
      id: RESPONSE_ID,
      class: 'sent-answer',
      'aria-label': LABEL,
      'data-tab': `status-${response.status}`,
    },
    make('p', {}, make('strong', {}, summaryOf(response)), ' from the sandbox'),
    headersOf(response),
    ...(response.body === '' ? [make('p', {}, 'No body.')] : [bodyOf(response)]),
  );
  const slot = page.querySelector('.ref-answers');
  if (slot) slot.prepend(panel);
  else samples.append(panel);
  // The page colours new code on `change`.
  panel.dispatchEvent(new Event('change', { bubbles: true }));
}

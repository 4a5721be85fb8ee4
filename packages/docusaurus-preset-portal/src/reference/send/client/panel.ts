import { make } from '../../builder/client/dom';
import { FORM_ID } from '../../builder/form/prefix';
import { browserRequest, type SentResponse, send, shownRequest } from './send';

/** Returns the panel of the selected tab, and its radio button. */
function selectedIn(tabs: Element | null | undefined) {
  const radio = tabs?.querySelector<HTMLInputElement>(':scope > .ref-tablist > :checked');
  return { radio, panel: radio && tabs?.querySelector(`:scope > .ref-panels > [data-tab="${radio.id}"]`) };
}

/** Returns the index of the example whose values, changed or not, the samples send. */
function exampleIn(chooser: HTMLSelectElement | null): number {
  if (!chooser) return 0;
  return chooser.closest('.ref-own') ? Number(chooser.value) : chooser.selectedIndex;
}

/** Returns the header that asks for the selected response, `Prefer: code=404`; nothing if the samples lead to it. */
export function wantedResponse(page: ParentNode): { name: string; value: string }[] {
  const responses = page.querySelector('.ref-answers');
  const status = selectedIn(responses?.querySelector(':scope > .ref-tabs'));
  const example = selectedIn(status.panel?.querySelector(':scope > .ref-tabs'));
  const code = /^status-(\d{3})$/.exec(status.radio?.id ?? '')?.[1];
  const sent = responses?.querySelectorAll('.ref-request')[exampleIn(page.querySelector('#example-pair'))];
  const isInitial = status.radio?.defaultChecked && example.radio?.defaultChecked !== false;
  if (code === undefined || isInitial || (example.panel ?? status.panel)?.contains(sent ?? null)) return [];
  const name = /-example\.([\w-]{1,64})$/.exec(example.panel?.id ?? '')?.[1];
  return [{ name: 'Prefer', value: `code=${code}${name === undefined ? '' : `, example=${name}`}` }];
}

const RESPONSE_ID = 'sent-answer';
const LABEL = 'Response of the sandbox';

const summaryOf = ({ status, reason, time }: SentResponse): string =>
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
function showResponse(page: ParentNode, samples: Element, response: SentResponse): void {
  for (const before of document.querySelectorAll(`#${RESPONSE_ID}`)) before.remove();
  const panel = make(
    'section',
    { id: RESPONSE_ID, class: 'sent-answer', 'aria-label': LABEL, 'data-tab': `status-${response.status}` },
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

function mount(samples: HTMLElement): void {
  const page = samples.closest('.ref-page') ?? document;
  // Enter in a field of the form presses its submit button.
  const attributes = { type: 'submit', form: FORM_ID, class: 'button button--filled' };
  const button = make('button', attributes, 'Send to the sandbox');
  const status = make('p', { role: 'status' });
  let isSending = false;

  const press = async () => {
    if (isSending) return;
    isSending = true;
    status.textContent = 'Sending …';
    try {
      const wanted = wantedResponse(page);
      const sample = await shownRequest(samples);
      const request = browserRequest({ ...sample, headers: [...sample.headers, ...wanted] });
      const response = await send(request);
      showResponse(page, samples, response);
      status.replaceChildren(`${summaryOf(response)}. `, make('a', { href: `#${RESPONSE_ID}` }, 'See the response'));
    } catch (error) {
      status.textContent = (error as Error).message;
    }
    isSending = false;
  };
  button.addEventListener('click', press);
  samples.append(make('div', { class: 'send' }, button, status));
}

/** Samples of a page with a form: only these send a single request. */
const SAMPLES = '.ref-samples:has([data-late="values"])';

/** Adds the button to every operation page, also after client-side navigation. */
export function mountAll(): void {
  for (const samples of document.querySelectorAll<HTMLElement>(SAMPLES))
    if (!samples.querySelector('.send')) mount(samples);
}

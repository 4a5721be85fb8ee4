import { make } from '../../builder/client/dom';
import { FORM_ID } from '../../builder/form/prefix';
import { shownRequest } from './page';
import { type BrowserRequest, browserRequest } from './request';
import { RESPONSE_ID, showResponse, summaryOf } from './response';
import { send } from './send';
import { listRequests, recordRequest } from './visit';
import { wantedResponse } from './wanted';

function mount(samples: HTMLElement): void {
  const page = samples.closest('.ref-page') ?? document;
  // Enter in a field of the form presses its submit button.
  const attributes = { type: 'submit', form: FORM_ID, class: 'button button--filled' };
  const button = make('button', attributes, 'Send to the sandbox');
  const status = make('p', { role: 'status' });
  const visit = make('details');
  let isSending = false;

  const press = async () => {
    if (isSending) return;
    isSending = true;
    let request: BrowserRequest | undefined;
    status.textContent = 'Sending …';
    try {
      const wanted = wantedResponse(page);
      const sample = await shownRequest(samples);
      request = browserRequest({ ...sample, headers: [...sample.headers, ...wanted] });
      const response = await send(request);
      showResponse(page, samples, response);
      recordRequest(request, summaryOf(response));
      status.replaceChildren(`${summaryOf(response)}. `, make('a', { href: `#${RESPONSE_ID}` }, 'See the response'));
    } catch (error) {
      const { message } = error as Error;
      if (request) recordRequest(request, message);
      status.textContent = message;
    }
    listRequests(visit);
    isSending = false;
  };
  button.addEventListener('click', press);
  listRequests(visit);
  samples.append(make('div', { class: 'send' }, button, status, visit));
}

/** Samples of a page with a form: only these send a single request. */
const SAMPLES = '.ref-samples:has([data-late="values"])';

/** Adds the button to every operation page, also after client-side navigation. */
export function mountAll(): void {
  for (const samples of document.querySelectorAll<HTMLElement>(SAMPLES))
    if (!samples.querySelector('.send')) mount(samples);
}

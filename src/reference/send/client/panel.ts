import { make } from '../../builder/client/dom';
import { ANSWER_ID, showAnswer, summaryOf } from './answer';
import { requestOf } from './page';
import { type Sent, sentOf } from './request';
import { send } from './send';
import { listVisit, noteSent } from './visit';

/** Adds the send button, the response and the list of sent requests below the samples of a page. */
function mount(samples: HTMLElement): void {
  const page = samples.closest('.ref-page') ?? document;
  const button = make('button', { type: 'button', class: 'button button--primary' }, 'Send to the sandbox');
  const status = make('p', { role: 'status' });
  const visit = make('details');
  let isSending = false;

  const press = async () => {
    if (isSending) return;
    isSending = true;
    let sent: Sent | undefined;
    status.textContent = 'Sending …';
    try {
      sent = sentOf(await requestOf(samples));
      const answer = await send(sent);
      showAnswer(page, samples, answer);
      noteSent(sent, summaryOf(answer));
      status.replaceChildren(`${summaryOf(answer)}. `, make('a', { href: `#${ANSWER_ID}` }, 'See the response'));
    } catch (error) {
      const { message } = error as Error;
      if (sent) noteSent(sent, message);
      status.textContent = message;
    }
    listVisit(visit);
    isSending = false;
  };
  button.addEventListener('click', press);
  listVisit(visit);
  samples.append(make('div', { class: 'send' }, button, status, visit));
}

/** Samples of a page with a form: only these send a single request. */
const SAMPLES = '.ref-samples:has([data-late="values"]) > .ref-stick';

/** Adds the button to every operation page, also after client-side navigation. */
export function mountAll(): void {
  for (const samples of document.querySelectorAll<HTMLElement>(SAMPLES))
    if (!samples.querySelector('.send')) mount(samples);
}

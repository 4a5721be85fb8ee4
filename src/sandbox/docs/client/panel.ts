import { ANSWER_ID, showAnswer, summaryOf } from './answer';
import { readCurl, type Sent } from './curl';
import { element } from './element';
import { send } from './send';
import { listVisit, noteSent } from './visit';

/** The command of the page, with the values that the reader gave. */
const CURL = 'code[data-code="shell"]';

/** Puts the button that sends the request, what came of it, and what was sent before, below the samples of a page. */
function mount(samples: Element): void {
  const page = samples.closest('.ref-page') ?? document;
  const button = element('button', { type: 'button', class: 'button button--primary' }, 'Send to the sandbox');
  const status = element('p', { role: 'status' });
  const visit = element('details');
  let isSending = false;

  const press = async () => {
    if (isSending) return;
    isSending = true;
    let sent: Sent | undefined;
    status.textContent = 'Sending …';
    try {
      sent = readCurl(samples.querySelector(CURL)?.textContent ?? '');
      const answer = await send(sent);
      showAnswer(page, samples, answer);
      noteSent(sent, summaryOf(answer));
      status.replaceChildren(`${summaryOf(answer)}. `, element('a', { href: `#${ANSWER_ID}` }, 'See the answer'));
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
  samples.append(element('div', { class: 'send' }, button, status, visit));
}

/** Gives every page of an operation its button, as the reader goes from one to the next. */
export function mountAll(): void {
  for (const samples of document.querySelectorAll('.ref-samples > .ref-stick'))
    if (samples.querySelector(CURL) && !samples.querySelector('.send')) mount(samples);
}

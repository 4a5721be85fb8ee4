import type { FeedbackSettings } from '../settings';
import { createDialog, type FeedbackDialog } from './dialog';
import styles from './dialog.module.css';
import { createForm, type FeedbackForm, keepFormVisible, RATINGS, textField } from './widget';

export type Rating = 'yes' | 'no';

interface Request {
  settings: FeedbackSettings;
  /** Gets focus back when the dialog closes. */
  opener: HTMLElement;
  /** Rating that the user has already chosen. */
  rating?: Rating;
}

const RESPONSE_TIMEOUT_MS = 20_000;
const TEXT_KEPT_MESSAGE = 'Your text is still here: send it again, or copy it for later.';

/** One dialog and one form for the whole visit, so that a half-written text outlives closing. */
let widget: { parts: FeedbackDialog; form: FeedbackForm; page: string } | undefined;

function failureMessage(status: number): string {
  if (status === 401 || status === 403 || status === 404) return `The feedback service refused it (status ${status}).`;
  if (status === 429) return 'The feedback service is busy.';
  return 'The feedback was not sent.';
}

/** Reports the state of sending to the reader, and stops empty and preview submissions. */
function watchSending({ dialog, body, close, showStatus }: FeedbackDialog, form: FeedbackForm, preview: boolean): void {
  let timer = 0;
  const settle = (words: string, tone: 'good' | 'bad') => {
    clearTimeout(timer);
    showStatus(words, tone);
  };
  const fail = (problem: string) => {
    settle(`${problem} ${TEXT_KEPT_MESSAGE}`, 'bad');
    // After this event the component replaces the form by an error; restore the form.
    queueMicrotask(() => Object.assign(form, { formError: false, sending: false }));
    // The button lost focus because it was disabled while sending.
    if (dialog.open) textField(form).then((field) => field.focus());
  };
  const stop = (event: Event, words: string) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    showStatus(words);
  };
  form.shadowRoot?.addEventListener(
    'submit',
    (event) => {
      const empty = form.selectedRating === RATINGS.none && !form.formMessage.trim();
      if (empty) stop(event, 'Choose yes or no above, or write a few words.');
      else if (preview) stop(event, 'Preview: nothing was sent.');
      else {
        showStatus('Sending…');
        timer = window.setTimeout(fail, RESPONSE_TIMEOUT_MS, 'The feedback service does not respond.');
      }
    },
    { capture: true },
  );
  form.addEventListener('feedbackError', (event) => {
    fail(failureMessage((event as CustomEvent<{ error: { status: number } }>).detail.error.status));
  });
  form.addEventListener('feedbackSent', () => {
    settle('Thank you. Your feedback was sent.', 'good');
    body.hidden = true;
    if (dialog.open) close.focus();
  });
}

function createWidget({ mode, projectId }: FeedbackSettings) {
  const parts = createDialog(mode === 'preview');
  const form = createForm(projectId);
  form.className = styles.form ?? '';
  parts.body.append(form);
  watchSending(parts, form, mode === 'preview');
  // The dialog belongs to the page on which it was opened.
  window.addEventListener('popstate', () => parts.dialog.close());
  return { parts, form, page: '' };
}

/** Opens the feedback dialog for the current page. Unsent text of the same page is preserved. */
export async function openFeedback({ settings, opener, rating }: Request): Promise<void> {
  widget ??= createWidget(settings);
  const { parts, form } = widget;
  const page = window.location.pathname;
  if (widget.page !== page || form.formSuccess) {
    Object.assign(form, { formMessage: '', selectedRating: RATINGS.none, formSuccess: false });
    widget.page = page;
    parts.body.hidden = false;
    parts.showStatus('');
  }
  parts.dialog.addEventListener('close', () => opener.focus(), { once: true });
  parts.dialog.showModal();
  const field = await textField(form);
  // Only after the first render, in which the component sets its initial state.
  keepFormVisible(form);
  if (rating) form.selectedRating = RATINGS[rating];
  field.focus();
}

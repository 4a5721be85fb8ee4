import type { FeedbackSettings } from '../settings';
import { createDialog, type FeedbackDialog } from './dialog';
import styles from './dialog.module.css';
import { createForm, type FeedbackForm, keepShown, RATINGS, textField } from './widget';

export type Rating = 'yes' | 'no';

interface Request {
  settings: FeedbackSettings;
  /** Gets focus back when the dialog closes. */
  opener: HTMLElement;
  /** Rating that the user has already chosen. */
  rating?: Rating;
}

const NO_ANSWER_MS = 20_000;
const KEPT = 'Your text is still here: send it again, or copy it for later.';

/** One dialog and one form for the whole visit, so that a half-written text outlives closing. */
let widget: { parts: FeedbackDialog; form: FeedbackForm; page: string } | undefined;

function failure(status: number): string {
  if (status === 401 || status === 403 || status === 404) return `The feedback service refused it (status ${status}).`;
  if (status === 429) return 'The feedback service is busy.';
  return 'The feedback was not sent.';
}

/** Lets the reader know how sending goes, and stops what should not be sent. */
function watchSending({ dialog, body, close, say }: FeedbackDialog, form: FeedbackForm, preview: boolean): void {
  let timer = 0;
  const settle = (words: string, tone: 'good' | 'bad') => {
    clearTimeout(timer);
    say(words, tone);
  };
  const fail = (problem: string) => {
    settle(`${problem} ${KEPT}`, 'bad');
    // The component shows an error in place of the form as soon as it has told us; put the form back.
    queueMicrotask(() => Object.assign(form, { formError: false, sending: false }));
    // The button that had focus was off while sending, and lost it.
    if (dialog.open) textField(form).then((field) => field.focus());
  };
  const stop = (event: Event, words: string) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    say(words);
  };
  form.shadowRoot?.addEventListener(
    'submit',
    (event) => {
      const empty = form.selectedRating === RATINGS.none && !form.formMessage.trim();
      if (empty) stop(event, 'Choose yes or no above, or write a few words.');
      else if (preview) stop(event, 'Preview: nothing was sent.');
      else {
        say('Sending…');
        timer = window.setTimeout(fail, NO_ANSWER_MS, 'The feedback service does not respond.');
      }
    },
    { capture: true },
  );
  form.addEventListener('feedbackError', (event) => {
    fail(failure((event as CustomEvent<{ error: { status: number } }>).detail.error.status));
  });
  form.addEventListener('feedbackSent', () => {
    settle('Thank you. Your feedback was sent.', 'good');
    body.hidden = true;
    if (dialog.open) close.focus();
  });
}

function create({ mode, projectId }: FeedbackSettings) {
  const parts = createDialog(mode === 'preview');
  const form = createForm(projectId);
  form.className = styles.form ?? '';
  parts.body.append(form);
  watchSending(parts, form, mode === 'preview');
  // A page shown by the browser's back button has nothing to do with this dialog.
  window.addEventListener('popstate', () => parts.dialog.close());
  return { parts, form, page: '' };
}

/**
 * Opens the feedback dialog for the page the reader is on. Text that was not sent is still there
 * when it is opened again on the same page.
 */
export async function openFeedback({ settings, opener, rating }: Request): Promise<void> {
  widget ??= create(settings);
  const { parts, form } = widget;
  const page = window.location.pathname;
  if (widget.page !== page || form.formSuccess) {
    Object.assign(form, { formMessage: '', selectedRating: RATINGS.none, formSuccess: false });
    widget.page = page;
    parts.body.hidden = false;
    parts.say('');
  }
  parts.dialog.addEventListener('close', () => opener.focus(), { once: true });
  parts.dialog.showModal();
  const field = await textField(form);
  // Not earlier: the component sets its own start when it renders first.
  keepShown(form);
  if (rating) form.selectedRating = RATINGS[rating];
  field.focus();
}

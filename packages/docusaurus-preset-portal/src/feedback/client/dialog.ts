import styles from './dialog.module.css';

/** The dialog's parts that change. */
export interface FeedbackDialog {
  dialog: HTMLDialogElement;
  body: HTMLElement;
  close: HTMLButtonElement;
  /** Shows the state of sending, also to screen readers. */
  showStatus(words: string, tone?: 'good' | 'bad'): void;
}

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const node = Object.assign(document.createElement(name), properties);
  node.append(...children);
  return node;
}

const NOTE = 'Sent to PushFeedback with the address of this page. Please leave out personal data and API keys.';
const PREVIEW = 'Preview: nothing is sent. Set FEEDBACK_PROJECT_ID to send for real.';

/** Creates a native dialog at the end of the page: it keeps focus inside, closes on Escape and restores focus. */
export function createDialog(preview: boolean): FeedbackDialog {
  const title = element('h2', { className: styles.title ?? '', id: 'feedback-title' }, 'Feedback on this page');
  const close = element(
    'button',
    { type: 'button', className: `button--icon ${styles.close}`, ariaLabel: 'Close' },
    '×',
  );
  const note = element(
    'p',
    { className: preview ? 'callout callout--warn' : (styles.note ?? '') },
    preview ? PREVIEW : NOTE,
  );
  const body = element('div', {});
  const status = element('p', { className: styles.status ?? '', role: 'status' });
  const head = element('div', { className: styles.head ?? '' }, title, close);
  const dialog = element('dialog', { className: styles.dialog ?? '' }, head, note, body, status);
  dialog.setAttribute('aria-labelledby', title.id);
  close.addEventListener('click', () => dialog.close());
  document.body.append(dialog);
  return {
    dialog,
    body,
    close,
    showStatus(words, tone) {
      status.textContent = words;
      status.dataset.tone = tone ?? '';
    },
  };
}

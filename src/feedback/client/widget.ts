/**
 * The form is PushFeedback's own web component, from our origin. It is used in its embedded mode
 * inside our dialog, so that focus, Escape and labels are the browser's. Configured to stay silent
 * until the reader sends:
 * - `fetchData: false`: no call for the project's settings when it opens;
 * - `customFont: true` and no `feedback-button`: no font from another host;
 * - `hideEmail`, `hideScreenshotButton`: asks for nothing that is not needed.
 */
import { defineCustomElement } from 'pushfeedback/dist/components/feedback-modal';

/** The component with the parts of its state that its public properties cannot reach. */
export interface FeedbackForm extends HTMLElement {
  project: string;
  formMessage: string;
  selectedRating: number;
  formError: boolean;
  formSuccess: boolean;
  sending: boolean;
}

/** Values of the ratings in PushFeedback. */
export const RATINGS = { none: -1, yes: 1, no: 5 } as const;

const LABEL = 'Your feedback on this page';

/** Sending reads `localStorage`; where the browser blocks it, that must not lose the feedback. */
function allowBlockedStorage(): void {
  try {
    window.localStorage.getItem('');
  } catch {
    const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
    Object.defineProperty(window, 'localStorage', { value: nothing, configurable: true });
  }
}

/** The form, not yet in the page. */
export function createForm(project: string): FeedbackForm {
  allowBlockedStorage();
  defineCustomElement();
  const form = document.createElement('feedback-modal') as unknown as FeedbackForm;
  return Object.assign(form, {
    project,
    embedded: true,
    fetchData: false,
    customFont: true,
    hideEmail: true,
    hideScreenshotButton: true,
    historyClose: false,
    ratingMode: 'thumbs',
    ratingPlaceholder: 'Was this page helpful?',
    messagePlaceholder: 'What helped, what is wrong, what is missing?',
  });
}

/**
 * Keeps the form in the page while it sends and after a failure. The component would take it away,
 * and the reader's place in it; from now on it finds itself always shown. Takes hold once it has rendered.
 */
export const keepShown = (form: FeedbackForm): void => {
  Object.defineProperty(form, 'showModal', { get: () => true, set: () => undefined, configurable: true });
};

/** The text field, once it is rendered. The component gives it no name of its own. */
export async function textField(form: FeedbackForm): Promise<HTMLTextAreaElement> {
  for (;;) {
    const field = form.shadowRoot?.querySelector('textarea');
    if (field) {
      field.setAttribute('aria-label', LABEL);
      return field;
    }
    await new Promise(requestAnimationFrame);
  }
}

/**
 * Form of PushFeedback: its web component, served from this site, in embedded mode inside a native dialog, which handles
 * focus, Escape and labels. It is configured to send nothing until the reader does:
 * - `fetchData: false`: no call for the project's settings when it opens;
 * - `customFont: true` and no `feedback-button`: no font from another host;
 * - `hideEmail`, `hideScreenshotButton`: asks for nothing that is not needed.
 */
import { defineCustomElement } from 'pushfeedback/dist/components/feedback-modal';

/** The component with the part of its state that it does not expose. */
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

const FIELD_LABEL = 'Your feedback on this page';

/** Replaces a blocked `localStorage`, which the component reads when it sends. */
function allowBlockedStorage(): void {
  try {
    window.localStorage.getItem('');
  } catch {
    const emptyStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
    Object.defineProperty(window, 'localStorage', { value: emptyStorage, configurable: true });
  }
}

/** Creates the form, not yet attached to the page. */
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

/** Keeps the form, and the reader's position in it, while it sends and after a failure; from the first render on. */
export const keepFormVisible = (form: FeedbackForm): void => {
  Object.defineProperty(form, 'showModal', { get: () => true, set: () => undefined, configurable: true });
};

/** Returns the text field once it is rendered, and labels it, which the component does not do. */
export async function textField(form: FeedbackForm): Promise<HTMLTextAreaElement> {
  for (;;) {
    const field = form.shadowRoot?.querySelector('textarea');
    if (field) {
      field.setAttribute('aria-label', FIELD_LABEL);
      return field;
    }
    await new Promise(requestAnimationFrame);
  }
}

import { type Components, defineCustomElements } from 'pushfeedback/loader';
import 'pushfeedback/dist/pushfeedback/pushfeedback.css';

export type Modal = Components.FeedbackModal & HTMLElement;

// Once: a second call adds another style.
const ready = defineCustomElements(window);

/**
 * Creates the dialog of PushFeedback at the end of the page: its web component, served from this site. It requests nothing
 * until the reader sends: no settings of the project, no font. It asks for nothing that is not needed.
 */
export async function createModal(project: string): Promise<Modal> {
  await ready;
  const modal = document.createElement('feedback-modal') as unknown as Modal;
  Object.assign(modal, { project, customFont: true, fetchData: false, hideEmail: true, hideScreenshotButton: true });
  // Its entry in the history would be a page of the router.
  Object.assign(modal, { historyClose: false });
  modal.messagePlaceholder = 'Your feedback. Please leave out personal data and API keys.';
  document.body.append(modal);
  return modal;
}

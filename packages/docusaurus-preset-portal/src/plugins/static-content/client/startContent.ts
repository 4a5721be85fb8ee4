import { enhance } from './enhance';
import { keepHtml } from './pageHtml';

/** Makes the content that came with the document respond, before the app runs. */
export function startContent(): void {
  for (const frame of document.querySelectorAll<HTMLElement>('[data-static-content]')) {
    // Before anything changes it, so that the page is new to a reader who returns.
    keepHtml(frame.dataset.staticContent ?? '', frame);
    enhance(frame);
  }
}

import { copyFrom } from './copy';
import { expandAll, reveal } from './disclose';
import { followInternalLink } from './links';
import { markTwin } from './markTwin';
import { rememberChoices } from './remember';
import { wake } from './wake';

/**
 * Makes the finished HTML of a page respond: copy buttons, expand
 * all, deep links, remembered tabs, property and example marked together.
 * Everything here is a comfort; the page reads and works without it.
 *
 * @param navigate Takes a path of this site, for links that should not reload the page.
 * @returns Undoes it.
 */
export function enhance(frame: HTMLElement, navigate: (to: string) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const on = <K extends keyof HTMLElementEventMap>(type: K, handle: (event: HTMLElementEventMap[K]) => void) =>
    frame.addEventListener(type, handle, { signal });

  on('click', (event) => {
    if (!(event.target instanceof Element)) return;
    copyFrom(event.target);
    expandAll(event.target, frame);
    followInternalLink(event, navigate);
  });
  on('mouseover', (event) => markTwin(event.target, frame));
  on('focusin', (event) => markTwin(event.target, frame));
  rememberChoices(frame, signal);
  wake(frame, signal);

  const revealHash = () => reveal(frame, window.location.hash);
  window.addEventListener('hashchange', revealHash, { signal });
  revealHash();
  return () => stop.abort();
}

import { copyFrom } from './copy';
import { expandAll, reveal } from './disclose';
import { lazyEnhance } from './lazyEnhance';
import { followInternalLink } from './links';
import { rememberChoices } from './remember';

/**
 * Adds behaviour to the static HTML of a page: copy buttons, expand all, deep
 * links, remembered tabs.
 * The page can be read without any of it.
 *
 * @param navigate Takes a path of this site, for links that should not reload the page.
 * @returns Removes the behaviour.
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
  rememberChoices(frame, signal);
  lazyEnhance(frame, signal);

  const revealHash = () => reveal(frame, window.location.hash);
  window.addEventListener('hashchange', revealHash, { signal });
  revealHash();
  return () => stop.abort();
}

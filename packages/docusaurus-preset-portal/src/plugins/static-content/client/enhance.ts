import { followServers } from '../../../reference/servers/client/servers';
import { copyFrom } from './copy';
import { expandAll, reveal } from './disclose';
import { lazyEnhance } from './lazyEnhance';
import { rememberChoices } from './persistChoice';

/** Frames that respond, each with what ends it. */
const running = new WeakMap<HTMLElement, () => void>();

function start(frame: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  frame.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      copyFrom(target);
      expandAll(target, frame);
    },
    { signal },
  );
  rememberChoices(frame, signal);
  followServers(frame, signal);
  lazyEnhance(frame, signal);

  const revealHash = () => reveal(frame, window.location.hash);
  window.addEventListener('hashchange', revealHash, { signal });
  revealHash();
  return () => {
    running.delete(frame);
    stop.abort();
  };
}

/**
 * Adds behaviour to the static HTML of a page: copy buttons, expand all, deep links, remembered tabs. A frame that has
 * it keeps it. The function that it returns removes it.
 */
export function enhance(frame: HTMLElement): () => void {
  const stop = running.get(frame) ?? start(frame);
  running.set(frame, stop);
  return stop;
}

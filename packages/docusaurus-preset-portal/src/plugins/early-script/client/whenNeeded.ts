import { afterLoad } from './idle';
import { onUserIntent } from './userIntent';

/**
 * Calls back once: at the first sign of the reader, or when the page has loaded and the browser is idle. At once for an
 * address with a hash, which may mean a place that is not there yet, and on a page that was loaded before.
 */
export function whenNeeded(callback: () => void): void {
  if (document.readyState === 'complete' || window.location.hash) {
    callback();
    return;
  }
  const waiting = new AbortController();
  const begin = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    callback();
  };
  onUserIntent(begin, waiting.signal, '*');
  afterLoad(begin);
}

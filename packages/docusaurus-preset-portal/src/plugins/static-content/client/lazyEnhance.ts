import enhancers from '@generated/portal-static-content/default/enhancers.js';
import { showLoadFailure } from '../../../lib/loadFailure';
import { afterLoad } from '../../early-script/client/idle';
import { onUserIntent } from '../../early-script/client/userIntent';

/**
 * Calls back once: at the first sign of the reader, or when the page has loaded and the browser is idle. At once for an
 * address with a hash, which may mean a place that is not there yet, and on a page that was loaded before.
 */
function whenNeeded(callback: () => void): void {
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

/**
 * Stores what the reader does in a part of a page before its behaviour is there: fields that change, details that open,
 * and clicks on buttons that nothing else responds to (`data-late`). The function that it returns repeats the events.
 */
function storeEvents(part: HTMLElement): () => void {
  const stop = new AbortController();
  const changed = new Set<EventTarget>();
  const opened = new Set<EventTarget>();
  const clicked: HTMLElement[] = [];
  const listen = (type: string, note: (target: Element) => void) =>
    part.addEventListener(type, ({ target }) => target instanceof Element && note(target), {
      capture: true,
      signal: stop.signal,
    });
  listen('input', (field) => changed.add(field));
  listen('toggle', (details) => opened.add(details));
  listen('click', (target) => {
    const button = target.closest<HTMLElement>('[data-late]');
    if (button) clicked.push(button);
  });
  return () => {
    stop.abort();
    for (const field of changed)
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    for (const details of opened) details.dispatchEvent(new Event('toggle'));
    for (const button of clicked) button.click();
  };
}

/** Loads the behaviour of the elements of a page when the browser is idle or the reader turns to it, until `signal`. */
export function lazyEnhance(frame: HTMLElement, signal: AbortSignal): void {
  for (const part of frame.querySelectorAll<HTMLElement>('[data-enhance]')) {
    const load = enhancers[part.dataset.enhance ?? ''];
    if (!load) continue;
    const repeatEvents = storeEvents(part);
    const start = async () => {
      const { enhance } = await load();
      if (signal.aborted) return;
      signal.addEventListener('abort', enhance(part));
      repeatEvents();
    };
    const begin = () => {
      start().catch(() => showLoadFailure(part, 'What this part of the page needs could not be loaded.', begin));
    };
    whenNeeded(begin);
  }
}

import { LAZY_LAYOUT_CLASS } from '../../../lib/lazyLayout';
import { LAZY_LAYOUT_KEY } from '../lazyLayout';
import { afterLoad } from './idle';

/**
 * Lays out the parts of a page that waited, one in each idle moment after the page has loaded. A link to a place in the
 * page needs every height, so it ends the wait at once.
 */
export function layOutDeferred(): void {
  const { dataset } = document.documentElement;
  if (!(LAZY_LAYOUT_KEY in dataset)) return;
  const parts = [...document.getElementsByClassName(LAZY_LAYOUT_CLASS)];
  const done = new AbortController();
  const end = () => {
    done.abort();
    for (const part of parts) part.classList.remove(LAZY_LAYOUT_CLASS);
    delete dataset[LAZY_LAYOUT_KEY];
  };
  const next = () => {
    const part = parts.shift();
    if (!part || done.signal.aborted) return end();
    part.classList.remove(LAZY_LAYOUT_CLASS);
    // Asking for the size lays the part out now, instead of all parts in one frame.
    part.getBoundingClientRect();
    afterLoad(next);
  };
  window.addEventListener(
    'click',
    ({ target }) => target instanceof Element && target.closest('a[href*="#"]') && end(),
    {
      capture: true,
      signal: done.signal,
    },
  );
  afterLoad(next);
}

import { idOfHash } from 'openapi-toolkit';
import { readStored, store } from '../../../lib/storage';
import { followServers } from '../../../reference/servers/client/servers';
import { copyFrom } from './copy';
import { lazyEnhance } from './lazyEnhance';

const key = (name: string) => `portal.${name}`;

function choose(frame: HTMLElement, name: string, value: string | null) {
  if (value === null) return;
  for (const group of frame.querySelectorAll(`[data-remember="${CSS.escape(name)}"]`)) {
    const radio = group.querySelector<HTMLInputElement>(`input[value="${CSS.escape(value)}"]`);
    if (radio) radio.checked = true;
  }
}

/** Keeps the choice of tabs marked `data-remember` over pages, visits and open tabs. */
function rememberChoices(frame: HTMLElement, signal: AbortSignal): void {
  const names = new Set(
    [...frame.querySelectorAll('[data-remember]')].map((group) => group.getAttribute('data-remember') ?? ''),
  );
  for (const name of names) choose(frame, name, readStored(key(name)));
  frame.addEventListener(
    'change',
    (event) => {
      const input = event.target instanceof HTMLInputElement ? event.target : null;
      const name = input?.closest('[data-remember]')?.getAttribute('data-remember');
      if (!input || !name) return;
      store(key(name), input.value);
      // A guide shows several samples: all of them change together.
      choose(frame, name, input.value);
    },
    { signal },
  );
  window.addEventListener(
    'storage',
    (event) => {
      for (const name of names) if (event.key === key(name)) choose(frame, name, event.newValue);
    },
    { signal },
  );
}

/** Opens or closes every nested schema, when the button for it was clicked. */
function expandAll(target: Element, frame: HTMLElement): void {
  const wish = target.closest('[data-expand]')?.getAttribute('data-expand');
  if (!wish) return;
  for (const details of frame.querySelectorAll('details')) details.open = wish === 'open';
}

function open(place: Element, frame: HTMLElement) {
  for (let at: Element | null = place; at && at !== frame; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true;
    const tab = at.getAttribute('data-tab');
    const radio = tab === null ? null : frame.querySelector<HTMLInputElement>(`input[id="${CSS.escape(tab)}"]`);
    if (radio) radio.checked = true;
  }
}

/** Brings the place a link points to into view: opens what it is inside of, scrolls to it, marks it. */
function reveal(frame: HTMLElement, hash: string): void {
  if (hash.length < 2) return;
  const place = document.getElementById(idOfHash(hash));
  if (!place || !frame.contains(place)) return;
  open(place, frame);
  for (const marked of frame.querySelectorAll('.ref-marked')) marked.classList.remove('ref-marked');
  place.classList.add('ref-marked');
  // A panel that sticks moves along with the page, which would scroll to its end. It gets its height when its column is
  // in view.
  const column = place.closest('.ref-stick')?.parentElement;
  (column ?? place).scrollIntoView();
  if (column) requestAnimationFrame(() => place.scrollIntoView({ block: 'nearest' }));
}

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

/** Adds behaviour to the static HTML of a page, once; the function that it returns removes it. */
export function enhance(frame: HTMLElement): () => void {
  const stop = running.get(frame) ?? start(frame);
  running.set(frame, stop);
  return stop;
}

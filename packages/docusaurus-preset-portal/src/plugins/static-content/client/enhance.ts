import enhancers from '@generated/portal-static-content/default/enhancers.js';
import { idOfHash } from 'openapi-toolkit';
import { copyFrom } from '../../../lib/clipboard';
import { showLoadFailure } from '../../../lib/loadFailure';
import { readStored, store } from '../../../lib/storage';
import { followServers } from '../../../reference/servers/client/servers';
import { afterLoad, onUserIntent } from '../../early-script/client/userIntent';

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
function lazyEnhance(frame: HTMLElement, signal: AbortSignal): void {
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

const key = (name: string) => `portal.${name}`;

/** Selects a tab in each group of a name: a guide shows several samples, which change together. */
function choose(frame: HTMLElement, name: string, value: string): void {
  for (const group of frame.querySelectorAll(`[data-remember="${CSS.escape(name)}"]`)) {
    const radio = group.querySelector<HTMLInputElement>(`input[value="${CSS.escape(value)}"]`);
    if (radio) radio.checked = true;
  }
}

/** Keeps the choice of tabs marked `data-remember` over pages and visits. */
function rememberChoices(frame: HTMLElement, signal: AbortSignal): void {
  for (const { dataset } of frame.querySelectorAll<HTMLElement>('[data-remember]')) {
    const name = dataset.remember ?? '';
    choose(frame, name, readStored(key(name)) ?? '');
  }
  frame.addEventListener(
    'change',
    ({ target }) => {
      const name = target instanceof Element && target.closest('[data-remember]')?.getAttribute('data-remember');
      if (!name || !(target instanceof HTMLInputElement)) return;
      store(key(name), target.value);
      choose(frame, name, target.value);
    },
    { signal },
  );
}

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

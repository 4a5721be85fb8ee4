import enhancers from '@generated/static-content/default/enhancers.js';
import { showLoadFailure } from '../../../lib/loadFailure';
import { keepFields } from '../../early-script/client/fields';
import { whenNeeded } from '../../early-script/client/whenNeeded';

/** Remembers which of the details in a part of a page are opened; returns what tells whoever listens now. */
function keepOpened(part: HTMLElement): () => void {
  const opened = new Set<EventTarget>();
  const note = ({ target }: Event) => target && opened.add(target);
  part.addEventListener('toggle', note, { capture: true });
  return () => {
    part.removeEventListener('toggle', note, { capture: true });
    for (const details of opened) details.dispatchEvent(new Event('toggle'));
  };
}

/** Remembers presses on the buttons of a part that only its behaviour answers (`data-late`); returns what presses them. */
function keepPressed(part: HTMLElement): () => void {
  const pressed: HTMLElement[] = [];
  const note = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-late]');
    if (button) pressed.push(button);
  };
  part.addEventListener('click', note);
  return () => {
    part.removeEventListener('click', note);
    for (const button of pressed) button.click();
  };
}

/**
 * Loads and starts the behaviour of the elements on a page that have one, until the signal ends it. Code competes with
 * reading: on a page that has just been opened it is loaded when the browser is idle, or when the reader turns to it.
 */
export function lazyEnhance(frame: HTMLElement, signal: AbortSignal): void {
  for (const part of frame.querySelectorAll<HTMLElement>('[data-enhance]')) {
    const load = enhancers[part.dataset.enhance ?? ''];
    if (!load) continue;
    const give = [keepFields(part), keepOpened(part), keepPressed(part)];
    const start = async () => {
      const { enhance } = await load();
      if (signal.aborted) return;
      signal.addEventListener('abort', enhance(part));
      for (const one of give) one();
    };
    const begin = () => {
      start().catch(() => showLoadFailure(part, 'What this part of the page needs could not be loaded.', begin));
    };
    whenNeeded(begin);
  }
}

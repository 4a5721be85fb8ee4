import controls from '@generated/early-script/default/controls.js';
import { CONTROL } from '../controls';
import { locate } from './locate';
import { isStarted } from './state';
import { CONTROLS } from './userIntent';

const moduleOf = (control: HTMLElement) => controls[control.getAttribute(CONTROL) ?? ''];

/** The control that a key presses. */
function controlOfKey(event: KeyboardEvent): HTMLElement | null {
  const name = Object.keys(controls).find((one) => controls[one]?.isKey?.(event));
  return name === undefined ? null : document.querySelector<HTMLElement>(`[${CONTROL}="${name}"]`);
}

/**
 * Keeps presses on controls of the app until it runs. Links are not kept: the browser follows them.
 *
 * @param app The part of the page that is the app's. Controls that come into it later are the app's own.
 * @param onKept Called when a press waits for the app.
 * @returns Gives the presses to the app, each once and in their order, and keeps no more.
 */
export function queueClicks(app: HTMLElement, onKept: () => void): () => Promise<void> {
  const notHydrated = new Set(
    [...app.querySelectorAll<HTMLElement>(CONTROLS)].filter((one) => !one.closest('[data-static-content]')),
  );
  for (const module of Object.values(controls)) module.start?.();
  const kept: (() => HTMLElement | null)[] = [];
  const stop = new AbortController();
  const { signal } = stop;
  let given: HTMLElement | null = null;
  const press = (event: Event, control: HTMLElement) => {
    if (control === given) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (moduleOf(control)?.press(control, isStarted())) return;
    kept.push(locate(control));
    onKept();
  };

  window.addEventListener(
    'click',
    (event) => {
      const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROLS) : null;
      if (control && notHydrated.has(control)) press(event, control);
    },
    { capture: true, signal },
  );
  window.addEventListener(
    'keydown',
    (event) => {
      const control = controlOfKey(event);
      if (control && notHydrated.has(control)) press(event, control);
    },
    { capture: true, signal },
  );
  return async () => {
    // Presses that come in the meantime wait for their turn.
    for (const find of kept) {
      given = find();
      if (given && moduleOf(given)?.isWanted?.() !== false) given.click();
      // As a reader's next press would: after the app has drawn what this one changed.
      await new Promise((drawn) => setTimeout(drawn));
    }
    stop.abort();
  };
}

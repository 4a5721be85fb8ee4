import controls from '@generated/portal-early-script/default/controls.js';
import { CONTROL } from '../controls';
import { isStarted } from './state';
import { CONTROLS } from './userIntent';

const moduleOf = (control: HTMLElement) => controls[control.getAttribute(CONTROL) ?? ''];

/** Returns the control that a key activates. */
function controlOfKey(event: KeyboardEvent): HTMLElement | null {
  const name = Object.keys(controls).find((one) => controls[one]?.isKey?.(event));
  return name === undefined ? null : document.querySelector<HTMLElement>(`[${CONTROL}="${name}"]`);
}

/** Returns the control of the app that was clicked. Controls of static content respond by themselves. */
function controlOfClick({ target }: Event): HTMLElement | null {
  const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
  return control?.closest('[data-static-content]') ? null : control;
}

/** Returns a function that finds a control after hydration, in which React replaces some: categories of the sidebar. */
function finderOf(control: HTMLElement): () => HTMLElement | null {
  const parent = control.parentElement;
  const index = parent ? [...parent.children].indexOf(control) : -1;
  return () => (control.isConnected ? control : ((parent?.children[index] as HTMLElement | undefined) ?? null));
}

/**
 * Responds to clicks on controls before hydration. The last one whose control has to wait for the app is stored
 * (`onStored`); the function that it returns repeats that, and ends all of this. Links are not controls: the browser
 * follows them.
 */
export function storeLastClick(onStored: () => void): () => void {
  for (const module of Object.values(controls)) module.start?.();
  let last: { control: HTMLElement; find: () => HTMLElement | null } | undefined;
  // Controls that come into the page later respond by themselves, as those of an error page do.
  const waiting = new Set(document.querySelectorAll<HTMLElement>(CONTROLS));
  const stop = new AbortController();
  const respond = (event: Event, control: HTMLElement | null) => {
    if (!control || !waiting.has(control)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (moduleOf(control)?.press(control, isStarted())) return;
    last = { control, find: finderOf(control) };
    onStored();
  };
  const options = { capture: true, signal: stop.signal };
  window.addEventListener('click', (event) => respond(event, controlOfClick(event)), options);
  window.addEventListener('keydown', (event) => respond(event, controlOfKey(event)), options);
  return () => {
    stop.abort();
    if (last && moduleOf(last.control)?.isWanted?.() !== false) last.find()?.click();
  };
}

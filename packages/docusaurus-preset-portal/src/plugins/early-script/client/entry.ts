// First: HTML that the others insert passes it.
import '../../security/trusted-types/client/guard';
import '../../client-modules/barePath';
import '../../client-modules/hideNavbar';
import './mark';
import * as colorMode from '../../chrome/colorMode';
import * as search from '../../chrome/searchControl';
import { showLoadNotice } from '../../client-modules/recoverLoad';
import { enhance } from '../../static-content/client/enhance';
import { keepHtml } from '../../static-content/client/pageHtml';
import { CONTROL, type ControlModule } from '../controls';
import { isStarted, onHydrated } from './state';
import { afterLoad, CONTROLS, onUserIntent } from './userIntent';

/** Controls that respond before the app runs; presses of others wait for the app. */
const controls: Readonly<Record<string, ControlModule>> = { 'color-mode': colorMode, search };

const moduleOf = (control: HTMLElement) => controls[control.getAttribute(CONTROL) ?? ''];

function controlOfKey(event: KeyboardEvent): HTMLElement | null {
  const name = Object.keys(controls).find((text) => controls[text]?.isKey?.(event));
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
function storeLastClick(onStored: () => void): () => void {
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

declare const __webpack_require__: {
  /** Makes an address of a script that the content policy of a portal accepts: the bundler's Trusted Types policy. */
  tu?: (url: string) => string;
};

/** The tag of this script, which names the app. */
const { app: url = '' } = document.currentScript?.dataset ?? {};

let running: Promise<void> | undefined;

function loadScript(): Promise<void> {
  const script = document.createElement('script');
  script.src = __webpack_require__.tu?.(url) ?? url;
  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${url} did not load.`));
    };
    document.head.append(script);
  });
}

/** Runs the app, which hydrates the page; after a failure a call tries again. @throws if its code does not arrive. */
function runApp(): Promise<void> {
  running ??= loadScript().catch((error) => {
    running = undefined;
    throw error;
  });
  return running;
}

// The content responds now, the app is started later.
for (const frame of document.querySelectorAll<HTMLElement>('[data-static-content]')) {
  // Before anything changes it, so that the page is new to a reader who returns.
  keepHtml(frame.dataset.staticContent ?? '', frame);
  enhance(frame);
}
const intent = new AbortController();
const run = () => runApp().catch(() => undefined);
// When the code of the app does not arrive, the page stays readable, its links the browser's.
const repeatLastClick = storeLastClick(() => runApp().catch(showLoadNotice));
onUserIntent(run, intent.signal);
afterLoad(run);
onHydrated(() => {
  intent.abort();
  repeatLastClick();
});
// The content policy allows no form to be sent: scripts respond to all of them.
window.addEventListener('submit', (event) => event.preventDefault());

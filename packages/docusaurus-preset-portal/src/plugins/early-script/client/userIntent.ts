import { CONTROL } from '../controls';

/** Selector of the elements that respond to a press. */
export const CONTROLS = `button, [role="button"], input[type="checkbox"], input[type="radio"], [${CONTROL}]`;

const closest = ({ target }: Event, selector: string) => target instanceof Element && target.closest(selector);

/**
 * Calls back at each sign of the reader that may need the app: a key, a press (on `pressed`), a mouse or pen at a link.
 * A finger on a link is a press already, which the browser answers.
 */
export function onUserIntent(callback: () => void, signal: AbortSignal, pressed = CONTROLS): void {
  const on = (type: string, isSign: (event: Event) => unknown) =>
    window.addEventListener(type, (event) => isSign(event) && callback(), { capture: true, passive: true, signal });
  on('keydown', () => true);
  on('pointerdown', (event) => closest(event, pressed));
  on('focusin', (event) => closest(event, 'input, select, textarea'));
  on('pointerover', (event) => (event as PointerEvent).pointerType !== 'touch' && closest(event, 'a[href]'));
}

/** The longest wait for a browser that is never idle, in ms. */
const AT_LATEST = 3000;
/** The wait in a browser that does not say when it is idle, in ms. */
const A_MOMENT = 200;

const whenIdle = (callback: () => void): void => {
  // Safari has no such function.
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback, { timeout: AT_LATEST });
  else setTimeout(callback, A_MOMENT);
};

/** Calls back when the page has loaded and the browser is idle. */
export function afterLoad(callback: () => void): void {
  if (document.readyState === 'complete') whenIdle(callback);
  else window.addEventListener('load', () => whenIdle(callback), { once: true });
}

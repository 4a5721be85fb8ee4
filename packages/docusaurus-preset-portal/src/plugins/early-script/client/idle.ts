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

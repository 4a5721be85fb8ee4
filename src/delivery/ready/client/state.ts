const root = document.documentElement;

/** Whether the app has begun to take the page over. */
export const isStarted = (): boolean => 'docusaurusRoot' in window;

/** Whether the app has taken the page over. */
export const isAwake = (): boolean => root.dataset.hasHydrated === 'true';

/** Calls back once, when the app has taken the page over. */
export function whenAwake(callback: () => void): void {
  const observer = new MutationObserver(() => {
    if (!isAwake()) return;
    observer.disconnect();
    callback();
  });
  observer.observe(root, { attributeFilter: ['data-has-hydrated'] });
}

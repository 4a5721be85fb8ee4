const root = document.documentElement;

/** True if hydration has started. */
export const isStarted = (): boolean => 'docusaurusRoot' in window;

/** True if hydration is complete. */
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

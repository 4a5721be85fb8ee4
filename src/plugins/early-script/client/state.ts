const root = document.documentElement;

/** True if hydration has started. */
export const isStarted = (): boolean => 'docusaurusRoot' in window;

/** True if hydration is complete. */
export const isHydrated = (): boolean => root.dataset.hasHydrated === 'true';

/** Calls back once, when the app has taken the page over. */
export function onHydrated(callback: () => void): void {
  const observer = new MutationObserver(() => {
    if (!isHydrated()) return;
    observer.disconnect();
    callback();
  });
  observer.observe(root, { attributeFilter: ['data-has-hydrated'] });
}

let state: 'waiting' | 'started' | 'hydrated' = 'waiting';
let callback: (() => void) | undefined;

/** True from the moment on at which the app may have read the state of the page. */
export const isStarted = (): boolean => state !== 'waiting';

/** True if hydration is complete. */
export const isHydrated = (): boolean => state === 'hydrated';

export function markStarted(): void {
  state = 'started';
}

/** Notes that hydration is complete; a second call changes nothing. */
export function markHydrated(): void {
  if (isHydrated()) return;
  state = 'hydrated';
  callback?.();
}

/** Calls back once, when hydration is complete. */
export function onHydrated(listener: () => void): void {
  callback = listener;
}

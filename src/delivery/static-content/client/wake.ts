/** Makes one part of a page respond; returns its undoing. */
type Waker = (part: HTMLElement) => () => void;

/** Parts that need more than every page does, by their `data-enhance`. Loaded only where they stand. */
const wakers: Record<string, () => Promise<Waker>> = {
  'attribute-catalogue': () => import('../../../attributes/client/filterRows').then(({ enhance }) => enhance),
};

/** Wakes the parts of a page that are marked `data-enhance`. */
export function wake(frame: HTMLElement, signal: AbortSignal): void {
  for (const part of frame.querySelectorAll<HTMLElement>('[data-enhance]')) {
    const load = wakers[part.dataset.enhance ?? ''];
    load?.().then((waker) => {
      if (signal.aborted) return;
      signal.addEventListener('abort', waker(part));
    });
  }
}

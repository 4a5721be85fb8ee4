import enhancers from '@generated/static-content/default/enhancers.js';

/** Loads and starts the behaviour of the elements on a page that have one, until the signal ends it. */
export function lazyEnhance(frame: HTMLElement, signal: AbortSignal): void {
  for (const part of frame.querySelectorAll<HTMLElement>('[data-enhance]')) {
    enhancers[part.dataset.enhance ?? '']?.().then(({ enhance }) => {
      if (signal.aborted) return;
      signal.addEventListener('abort', enhance(part));
    });
  }
}

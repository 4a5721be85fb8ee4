import { readStored, store } from '../../../lib/storage';

const key = (name: string) => `portal.${name}`;

function choose(frame: HTMLElement, name: string, value: string | null) {
  if (value === null) return;
  for (const group of frame.querySelectorAll(`[data-remember="${CSS.escape(name)}"]`)) {
    const radio = group.querySelector<HTMLInputElement>(`input[value="${CSS.escape(value)}"]`);
    if (radio) radio.checked = true;
  }
}

/** Keeps the choice of tabs marked `data-remember` over pages, visits and open tabs. */
export function rememberChoices(frame: HTMLElement, signal: AbortSignal): void {
  const names = new Set(
    [...frame.querySelectorAll('[data-remember]')].map((group) => group.getAttribute('data-remember') ?? ''),
  );
  for (const name of names) choose(frame, name, readStored(key(name)));
  frame.addEventListener(
    'change',
    (event) => {
      const input = event.target instanceof HTMLInputElement ? event.target : null;
      const name = input?.closest('[data-remember]')?.getAttribute('data-remember');
      if (!input || !name) return;
      store(key(name), input.value);
      // A guide shows several samples: all of them change together.
      choose(frame, name, input.value);
    },
    { signal },
  );
  window.addEventListener(
    'storage',
    (event) => {
      for (const name of names) if (event.key === key(name)) choose(frame, name, event.newValue);
    },
    { signal },
  );
}

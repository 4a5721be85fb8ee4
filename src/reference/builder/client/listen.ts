/** A reader who stops typing for so long sees what is wrong. */
const PAUSE = 500;

/** What the form does on what a reader does. */
interface Acts {
  /** Takes the values of the form; shown: says what is wrong with them. */
  take: (isShown: boolean) => void;
  toggle: () => void;
  /** Another language comes into view. */
  render: () => void;
  /** The address changed. */
  fromLink: () => void;
}

/** Brings the reader from a value in the sample to its field. */
function goToField(node: HTMLElement, target: EventTarget | null): void {
  const key = target instanceof Element && target.closest<HTMLElement>('mark[data-value]')?.dataset.value;
  if (!key) return;
  const places = [...node.querySelectorAll<HTMLElement>('[data-key]')].filter(({ dataset }) => key === dataset.key);
  places[0]?.querySelector<HTMLElement>('input, select, textarea')?.focus();
}

/** Lets the form respond. */
export function listen(frame: HTMLElement, node: HTMLElement, acts: Acts, signal: AbortSignal): void {
  const { take, toggle, render, fromLink } = acts;
  let pause = 0;
  node.addEventListener('input', () => {
    take(false);
    window.clearTimeout(pause);
    pause = window.setTimeout(() => take(true), PAUSE);
  });
  node.addEventListener('change', () => take(true));
  node.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') toggle();
  });
  frame.addEventListener('click', ({ target }) => goToField(node, target), { signal });
  frame.addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.name === 'language') render();
    },
    { signal },
  );
  window.addEventListener('hashchange', fromLink, { signal });
  signal.addEventListener('abort', () => {
    window.clearTimeout(pause);
    node.remove();
  });
}

/** Delay after the last input until errors are shown, in milliseconds. */
const VALIDATION_DELAY_MS = 500;

/** Event handlers of the form. */
interface FormActions {
  /** Reads the values of the form. If `isShown`, error messages are shown. */
  readForm: (isShown: boolean) => void;
  toggle: () => void;
  /** Called when another language is selected. */
  render: () => void;
  /** Called when the address changes. */
  fromLink: () => void;
}

/** Moves focus from a value in the sample to its field. */
function goToField(node: HTMLElement, target: EventTarget | null): void {
  const key = target instanceof Element && target.closest<HTMLElement>('mark[data-value]')?.dataset.value;
  if (!key) return;
  const controls = [...node.querySelectorAll<HTMLElement>('[data-key]')].filter(({ dataset }) => key === dataset.key);
  controls[0]?.querySelector<HTMLElement>('input, select, textarea')?.focus();
}

/** Adds the event listeners of the form. */
export function listen(frame: HTMLElement, node: HTMLElement, actions: FormActions, signal: AbortSignal): void {
  const { readForm, toggle, render, fromLink } = actions;
  let pause = 0;
  let isPressed = false;
  let isWaiting = false;
  const showFaults = () => {
    isWaiting = isPressed;
    if (!isPressed) readForm(true);
  };
  node.addEventListener('input', () => {
    readForm(false);
    window.clearTimeout(pause);
    pause = window.setTimeout(showFaults, VALIDATION_DELAY_MS);
  });
  node.addEventListener('change', showFaults);
  // A message moves what is below it: during a press, the button would leave the pointer, and the click would be lost.
  for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'])
    document.addEventListener(
      type,
      (event) => {
        isPressed = (event as PointerEvent).buttons > 0;
        if (isWaiting && !isPressed) setTimeout(showFaults);
      },
      { signal, capture: true },
    );
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

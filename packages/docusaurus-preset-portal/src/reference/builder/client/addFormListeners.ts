/** Delay after the last input or a press until errors are shown, in milliseconds. */
const VALIDATION_DELAY_MS = 500;

interface FormActions {
  /** Reads the values of the form. If `isShown`, error messages are shown. */
  readForm: (isShown: boolean) => void;
  toggle: () => void;
  /** Called when another language is selected. */
  render: () => void;
  /** Called when the address changes. */
  fromLink: () => void;
}

function goToField(node: HTMLElement, target: EventTarget | null): void {
  const key = target instanceof Element && target.closest<HTMLElement>('mark[data-value]')?.dataset.value;
  if (!key) return;
  const controls = [...node.querySelectorAll<HTMLElement>('[data-key]')].filter(({ dataset }) => key === dataset.key);
  controls[0]?.querySelector<HTMLElement>('input, select, textarea')?.focus();
}

/** Adds the event listeners of the form. */
export function addFormListeners(
  frame: HTMLElement,
  node: HTMLElement,
  actions: FormActions,
  signal: AbortSignal,
): void {
  const { readForm, toggle, render, fromLink } = actions;
  let pause = 0;
  let isPressed = false;
  /** Shows messages, which move what is below them: not while a button is pressed, or the click would miss it. */
  const showFaults = () => {
    window.clearTimeout(pause);
    if (isPressed) pause = window.setTimeout(showFaults, VALIDATION_DELAY_MS);
    else readForm(true);
  };
  node.addEventListener('input', () => {
    readForm(false);
    window.clearTimeout(pause);
    pause = window.setTimeout(showFaults, VALIDATION_DELAY_MS);
  });
  node.addEventListener('change', showFaults);
  const notePress = ({ buttons }: PointerEvent) => {
    isPressed = buttons > 0;
  };
  for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const)
    document.addEventListener(type, notePress, { signal, capture: true });
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

/** Delay after the last input or press until errors are shown, in milliseconds. */
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
  const showFaultsLater = () => {
    window.clearTimeout(pause);
    pause = window.setTimeout(() => readForm(true), VALIDATION_DELAY_MS);
  };
  node.addEventListener('input', () => {
    readForm(false);
    showFaultsLater();
  });
  // Messages move what is below them: a click on a button there would miss it.
  document.addEventListener('pointerdown', () => pause > 0 && showFaultsLater(), { signal });
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

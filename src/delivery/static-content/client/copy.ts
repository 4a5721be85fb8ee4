const SHOWN_FOR_MS = 1600;

/** Tells the reader, and a screen reader, that something was copied. */
function confirm(control: Element, text: string) {
  const before = control.textContent;
  control.textContent = text;
  control.setAttribute('aria-live', 'polite');
  setTimeout(() => {
    control.textContent = before;
  }, SHOWN_FOR_MS);
}

async function copy(text: string, control: Element) {
  try {
    await navigator.clipboard.writeText(text);
    confirm(control, control.matches('a') ? '✓' : 'Copied');
  } catch {
    // No clipboard (insecure origin, denied): the text stays selectable.
    confirm(control, control.matches('a') ? '#' : 'Select and copy');
  }
}

/** Copies the code of a block or the address of a place, when its control was clicked. */
export function copyFrom(target: Element): void {
  const button = target.closest('[data-copy-code]');
  const code = button?.parentElement?.querySelector('code');
  if (button && code) copy(code.textContent ?? '', button);
  const link = target.closest<HTMLAnchorElement>('a[data-copy-link]');
  if (link) copy(link.href, link);
}

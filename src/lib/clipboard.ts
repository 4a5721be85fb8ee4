const SHOWN_FOR_MS = 1600;

/** Changes that are shown for a moment, each with what takes it back. */
const shown = new WeakMap<Element, { undo: () => void; timer: ReturnType<typeof setTimeout> }>();

/**
 * Shows a change of an element for a moment. Called again within that moment, it takes the first change back before it
 * shows the second, so that the element ends as it began.
 *
 * @param show Makes the change, and returns what takes it back.
 */
export function showBriefly(element: Element, show: () => () => void): void {
  const before = shown.get(element);
  clearTimeout(before?.timer);
  before?.undo();
  const undo = show();
  const end = () => {
    shown.delete(element);
    undo();
  };
  shown.set(element, { undo, timer: setTimeout(end, SHOWN_FOR_MS) });
}

/**
 * Copies a text, or one that is fetched. The clipboard gets the promise of it: waiting would outlast the reader's click.
 *
 * @returns false without a clipboard (insecure origin, denied) or when the text did not arrive.
 */
export async function copyText(text: string | (() => Promise<Blob>)): Promise<boolean> {
  try {
    if (typeof text === 'string') await navigator.clipboard.writeText(text);
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text() })]);
    return true;
  } catch {
    return false;
  }
}

/** Copies a text and says so in the label of its control, which screen readers read out. */
export async function copyAndTell(
  control: Element,
  text: Parameters<typeof copyText>[0],
  { copied = 'Copied', failed = 'Select and copy' } = {},
): Promise<void> {
  control.setAttribute('aria-live', 'polite');
  const label = (await copyText(text)) ? copied : failed;
  showBriefly(control, () => {
    const before = control.textContent;
    control.textContent = label;
    return () => {
      control.textContent = before;
    };
  });
}

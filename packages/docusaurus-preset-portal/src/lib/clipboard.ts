import { fetchText } from './fetchText';

const MESSAGE_MS = 1600;

/** Temporary changes by element, each with the function that reverts it. */
const activeChanges = new WeakMap<Element, { undo: () => void; timer: ReturnType<typeof setTimeout> }>();

/** Changes an element for a moment; `show` returns what reverts it. A second call first reverts an earlier change. */
export function showBriefly(element: Element, show: () => () => void): void {
  const previous = activeChanges.get(element);
  clearTimeout(previous?.timer);
  previous?.undo();
  const undo = show();
  const end = () => {
    activeChanges.delete(element);
    undo();
  };
  activeChanges.set(element, { undo, timer: setTimeout(end, MESSAGE_MS) });
}

/** Copies a text; a fetched one as a promise, as browsers allow writing only shortly after a click. Returns false on failure. */
export async function copyText(text: string | (() => Promise<Blob>)): Promise<boolean> {
  try {
    if (typeof text === 'string') await navigator.clipboard.writeText(text);
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text() })]);
    return true;
  } catch {
    return false;
  }
}

/** Copies a text and reports the result in the label of its control, which screen readers announce. */
export async function copyWithFeedback(
  control: Element,
  text: Parameters<typeof copyText>[0],
  { copied = 'Copied', failed = 'Select and copy' } = {},
): Promise<void> {
  control.setAttribute('aria-live', 'polite');
  const isCopied = await copyText(text);
  showBriefly(control, () => {
    const previous = control.textContent;
    control.textContent = isCopied ? copied : failed;
    // Styles show an icon for the label.
    control.setAttribute('data-copy', isCopied ? 'copied' : 'failed');
    return () => {
      control.textContent = previous;
      control.removeAttribute('data-copy');
    };
  });
}

/** Fetches a text, and the parts that the Markdown of a long page names. */
async function textAt(href: string): Promise<Blob> {
  const text = await fetchText(href);
  const parts = [...text.matchAll(/\/part-\d+\.md(?=\))/g)].map(([part]) => fetchText(href.replace(/\.md$/, part)));
  return new Blob([text, ...(await Promise.all(parts))], { type: 'text/plain' });
}

/** Copies the code of a block, the page as Markdown or the address of a place, when its control was clicked. */
export function copyFrom(target: Element): void {
  const button = target.closest('[data-copy-code]');
  const code = button?.parentElement?.querySelector('code');
  // The page holds only the beginning of a long example until its file is there.
  const file = button?.parentElement?.querySelector<HTMLAnchorElement>('a[data-all]');
  if (button && code) copyWithFeedback(button, file ? () => textAt(file.href) : (code.textContent ?? ''));
  const page = target.closest('[data-copy-page]');
  if (page) copyWithFeedback(page, () => textAt(page.getAttribute('data-copy-page') ?? ''), { failed: 'Not copied' });
  const link = target.closest<HTMLAnchorElement>('a[data-copy-link]');
  if (link) copyWithFeedback(link, link.href, { copied: '✓', failed: '#' });
}

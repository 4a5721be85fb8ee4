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

async function textAt(href: string): Promise<Blob> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href} responded with status ${response.status}`);
  return new Blob([await response.text()], { type: 'text/plain' });
}

/** Copies a file of the site. The clipboard gets a promise: waiting first would outlast the reader's click. */
async function copyFile(href: string, control: Element) {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': textAt(href) })]);
    confirm(control, 'Copied');
  } catch {
    confirm(control, 'Not copied');
  }
}

/** Copies the code of a block, the page as Markdown or the address of a place, when its control was clicked. */
export function copyFrom(target: Element): void {
  const button = target.closest('[data-copy-code]');
  const code = button?.parentElement?.querySelector('code');
  if (button && code) copy(code.textContent ?? '', button);
  const page = target.closest('[data-copy-page]');
  if (page) copyFile(page.getAttribute('data-copy-page') ?? '', page);
  const link = target.closest<HTMLAnchorElement>('a[data-copy-link]');
  if (link) copy(link.href, link);
}

import { copyWithFeedback } from '../../../lib/clipboard';

async function textAt(href: string): Promise<Blob> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href} responded with status ${response.status}`);
  return new Blob([await response.text()], { type: 'text/plain' });
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

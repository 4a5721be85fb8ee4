import { fetchText } from '../../lib/fetchText';
import { setCode } from './paint';

/** Link to the whole text of an example. */
export const FILE = 'a[data-all]';

/** Creates an empty code block as a copy of one that the server rendered. */
export function codeBlock(template: Element, label: string, language: string): Element {
  const block = template.cloneNode(true) as Element;
  block.querySelector('a')?.remove();
  block.setAttribute('aria-label', label);
  const copy = block.querySelector('.ref-copy');
  copy?.setAttribute('aria-label', `Copy ${label}`);
  if (copy) copy.textContent = 'Copy';
  const code = block.querySelector('code');
  code?.setAttribute('data-code', language);
  code?.replaceChildren();
  return block;
}

/** Shows the whole text of visible examples. A link whose file can't be fetched stays. */
export async function showWhole(frame: ParentNode): Promise<void> {
  const template = frame.querySelector('.ref-code');
  for (const link of frame.querySelectorAll<HTMLAnchorElement>(FILE)) {
    if (!template || link.offsetParent === null) continue;
    const text = await fetchText(link.href).catch(() => undefined);
    if (text === undefined || !link.isConnected) continue;
    const existing = link.closest('.ref-code');
    const block = existing ?? codeBlock(template, link.dataset.label ?? '', 'json');
    const origins = link.nextElementSibling;
    if (origins instanceof HTMLTemplateElement) block.querySelector('pre')?.append(origins.content);
    if (existing) link.remove();
    else link.replaceWith(block);
    const code = block.querySelector('code');
    if (code) setCode(code, text.trimEnd());
  }
}

import { fetchText } from '../../lib/fetchText';
import { setCode } from './paint';

/** Link to the whole text of an example. */
export const FILE = 'a[data-all]';

function uniqueName(label: string): string {
  const isTaken = (name: string) => document.querySelector(`.ref-code[aria-label="${CSS.escape(name)}"]`) !== null;
  let name = label;
  for (let count = 2; isTaken(name); count++) name = `${label} (${count})`;
  return name;
}

/** Creates an empty code block as a copy of one that the server rendered. */
export function codeBlock(template: Element, name: string, language: string): Element {
  const label = uniqueName(name);
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

/** Returns the name of the example that a link leads to: the heading above the link, or the tab of its panel. */
function labelOf(frame: ParentNode, link: Element): string {
  const summary = link.parentElement?.querySelector('.ref-example-summary')?.textContent;
  if (summary) return summary;
  const tab = link.closest('[data-tab]')?.getAttribute('data-tab') ?? '';
  return frame.querySelector(`label[for="${CSS.escape(tab)}"]`)?.textContent ?? '';
}

/** Shows the whole text of visible examples. A link whose file can't be fetched stays. */
export async function showWhole(frame: ParentNode): Promise<void> {
  const template = frame.querySelector('.ref-code');
  for (const link of frame.querySelectorAll<HTMLAnchorElement>(FILE)) {
    if (!template || link.offsetParent === null) continue;
    const text = await fetchText(link.href).catch(() => undefined);
    if (text === undefined || !link.isConnected) continue;
    const existing = link.closest('.ref-code');
    const block = existing ?? codeBlock(template, labelOf(frame, link), 'json');
    const origins = link.nextElementSibling;
    if (origins instanceof HTMLTemplateElement) block.querySelector('pre')?.append(origins.content);
    if (existing) link.remove();
    else link.replaceWith(block);
    const code = block.querySelector('code');
    if (code) setCode(code, text.trimEnd());
  }
}

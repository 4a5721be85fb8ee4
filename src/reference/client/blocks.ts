import { linesOf, MAX_LINES } from '../types/lines';
import { setCode, type ValueMark } from './paint';

/**
 * Returns a label that is unique among the code blocks of the page: two examples of a status can have the same name.
 */
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
  for (const one of block.querySelectorAll('input, .ref-more')) one.remove();
  block.setAttribute('aria-label', label);
  const copy = block.querySelector('.ref-copy');
  copy?.setAttribute('aria-label', `Copy ${label}`);
  if (copy) copy.textContent = 'Copy';
  const code = block.querySelector('code');
  code?.setAttribute('data-code', language);
  code?.replaceChildren();
  return block;
}

/** Sets the whole text of a code block. Long code is collapsed until the reader expands it. */
export function setBlock(block: Element, text: string, id: string, marks?: readonly ValueMark[]): void {
  const code = block.querySelector('code');
  const pre = code?.parentElement;
  if (!code || !pre) return;
  setCode(code, text, marks);
  const isWhole = block.querySelector('input')?.checked ?? false;
  for (const one of block.querySelectorAll('input, .ref-more')) one.remove();
  const lines = linesOf(text);
  if (lines <= MAX_LINES) return;
  const toggle = document.createElement('input');
  Object.assign(toggle, { type: 'checkbox', className: 'visually-hidden', id, checked: isWhole });
  pre.before(toggle);
  const label = document.createElement('label');
  Object.assign(label, { className: 'ref-more', htmlFor: id, textContent: `Show all ${lines} lines` });
  pre.after(label);
}

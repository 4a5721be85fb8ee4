import { linesOf, MAX_LINES } from '../types/lines';
import { setCode, type ValueMark } from './paint';

/** A name that no other block of code on the page has: two examples of a status can have the same. */
function uniqueName(label: string): string {
  const isTaken = (name: string) => document.querySelector(`.ref-code[aria-label="${CSS.escape(name)}"]`) !== null;
  let name = label;
  for (let count = 2; isTaken(name); count++) name = `${label} (${count})`;
  return name;
}

/** An empty block of code like another of the page, which the server made. */
export function codeBlock(like: Element, name: string, language: string): Element {
  const label = uniqueName(name);
  const block = like.cloneNode(true) as Element;
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

/** Gives a block of code its whole text. Of a long one the beginning shows until the reader asks for all. */
export function setBlock(block: Element, text: string, id: string, marks?: readonly ValueMark[]): void {
  const code = block.querySelector('code');
  const pre = code?.parentElement;
  if (!code || !pre) return;
  setCode(code, text, marks);
  const isWhole = block.querySelector('input')?.checked ?? false;
  for (const one of block.querySelectorAll('input, .ref-more')) one.remove();
  const lines = linesOf(text);
  if (lines <= MAX_LINES) return;
  const all = document.createElement('input');
  Object.assign(all, { type: 'checkbox', className: 'visually-hidden', id, checked: isWhole });
  pre.before(all);
  const label = document.createElement('label');
  Object.assign(label, { className: 'ref-more', htmlFor: id, textContent: `Show all ${lines} lines` });
  pre.after(label);
}

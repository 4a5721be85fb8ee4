import { counted } from '../../lib/counted';
import { FIELD, NAME } from './fields';
import { fillAll } from './types';

const FINDING = 'ref-finding';
const HIT = 'ref-hit';

/** Returns the searchable names of a field: name, label, and facts of the site. */
const wordsOf = (field: Element): string => {
  const name = field.querySelector(NAME)?.textContent ?? '';
  // "postal code" also finds `postalCode`.
  const inWords = name.replace(/([a-z])([A-Z])/g, '$1 $2');
  const labels = field.querySelector(':scope > p:first-child > em')?.textContent ?? '';
  const links = [...field.querySelectorAll(':scope > .ref-facts :is(a, .badge)')].map((link) => link.textContent ?? '');
  return [name, inWords, labels, ...links, ...links.map((link) => link.replaceAll('_', ' '))].join(' ').toLowerCase();
};

/** Returns true if every word names a field or a field around it, the last one the field: "building area". */
function isNamed(field: Element, words: string): boolean {
  const own = wordsOf(field);
  const named = `${own} ${field.id.toLowerCase()}`;
  return (
    own.includes(words) ||
    (own.includes(words.split(' ').at(-1) ?? '') && words.split(' ').every((word) => named.includes(word)))
  );
}

const descriptionOf = (field: Element): string =>
  [...field.querySelectorAll(':scope > p:not(.ref-facts)')]
    .map((text) => text.textContent)
    .join(' ')
    .toLowerCase();

/** Filters the fields of the page by the name or label that a reader types. Shows matches with their parents. */
export function addFinder(frame: HTMLElement, signal: AbortSignal): void {
  const input = frame.querySelector<HTMLInputElement>('.ref-find');
  if (!input) return;
  const count = frame.querySelector('#found-fields');
  let opened: HTMLDetailsElement[] = [];

  const restore = () => {
    frame.classList.remove(FINDING);
    for (const hit of frame.querySelectorAll(`.${HIT}`)) hit.classList.remove(HIT);
    for (const details of opened) details.open = false;
    opened = [];
    if (count) count.textContent = '';
  };
  const open = (details: HTMLDetailsElement) => {
    if (details.open) return;
    details.open = true;
    opened.push(details);
  };
  const show = (field: Element) => {
    for (let at: Element | null = field; at && at !== frame; at = at.parentElement) {
      if (at.matches(FIELD)) at.classList.add(HIT);
      if (at instanceof HTMLDetailsElement && at !== field) open(at);
    }
  };
  const find = () => {
    const words = input.value.trim().toLowerCase();
    restore();
    if (words === '') return;
    fillAll(frame);
    const all = [...frame.querySelectorAll(FIELD)].filter((field) => !field.closest('.ref-shared'));
    const named = all.filter((field) => isNamed(field, words));
    const fields = named.length > 0 ? named : all.filter((field) => descriptionOf(field).includes(words));
    frame.classList.add(FINDING);
    for (const field of fields) show(field);
    if (count) count.textContent = counted(fields.length, 'field');
    fields[0]?.scrollIntoView({ block: 'start' });
  };
  const clear = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    input.value = '';
    restore();
  };
  input.addEventListener('input', find, { signal });
  input.addEventListener('keydown', clear, { signal });
}

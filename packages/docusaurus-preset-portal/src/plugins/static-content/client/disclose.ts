import { idOfHash } from '../../../lib/decode';

/** Opens or closes every nested schema, when the button for it was clicked. */
export function expandAll(target: Element, frame: HTMLElement): void {
  const wish = target.closest('[data-expand]')?.getAttribute('data-expand');
  if (!wish) return;
  for (const details of frame.querySelectorAll('details')) details.open = wish === 'open';
}

function open(place: Element, frame: HTMLElement) {
  for (let at: Element | null = place; at && at !== frame; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true;
    const tab = at.getAttribute('data-tab');
    const radio = tab === null ? null : frame.querySelector<HTMLInputElement>(`input[id="${CSS.escape(tab)}"]`);
    if (radio) radio.checked = true;
  }
}

/** Brings the place a link points to into view: opens what it is inside of, scrolls to it, marks it. */
export function reveal(frame: HTMLElement, hash: string): void {
  if (hash.length < 2) return;
  const place = document.getElementById(idOfHash(hash));
  if (!place || !frame.contains(place)) return;
  open(place, frame);
  for (const marked of frame.querySelectorAll('.ref-marked')) marked.classList.remove('ref-marked');
  place.classList.add('ref-marked');
  // A panel that sticks moves along with the page, which would scroll to its end. It gets its height when its column is
  // in view.
  const column = place.closest('.ref-stick')?.parentElement;
  (column ?? place).scrollIntoView();
  if (column) requestAnimationFrame(() => place.scrollIntoView({ block: 'nearest' }));
}

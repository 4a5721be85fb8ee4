import { locate } from './locate';

/**
 * Remembers what has the focus.
 *
 * @returns Gives the focus back where it was lost with its element, and remembers no more.
 */
export function keepFocus(part: HTMLElement): () => void {
  let find = (): HTMLElement | null => null;
  const note = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) find = locate(target);
  };
  part.addEventListener('focusin', note);
  return () => {
    part.removeEventListener('focusin', note);
    if (document.activeElement === document.body) find()?.focus({ preventScroll: true });
  };
}

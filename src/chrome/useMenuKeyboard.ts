import { type RefObject, useEffect } from 'react';

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled]), [tabindex="0"]';

const reachable = (menu: HTMLElement): HTMLElement[] =>
  [...menu.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => !element.closest('[inert]') && element.getClientRects().length > 0,
  );

/**
 * Keyboard of an open menu that covers the page: focus moves in, Tab stays in,
 * Escape closes, and focus returns to what opened it.
 *
 * @param menu The menu.
 * @param shown Whether it is open.
 * @param close Closes it.
 */
export function useMenuKeyboard(menu: RefObject<HTMLElement>, shown: boolean, close: () => void): void {
  useEffect(() => {
    const element = menu.current;
    if (!shown || !element) return undefined;
    const opener = document.activeElement;
    element.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
      if (event.key !== 'Tab') return;
      const all = reachable(element);
      const [edge, other] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
      if (document.activeElement !== edge && element.contains(document.activeElement)) return;
      event.preventDefault();
      other?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      // After a navigation focus has moved on already.
      if (element.contains(document.activeElement) && opener instanceof HTMLElement) opener.focus();
    };
  }, [menu, shown, close]);
}

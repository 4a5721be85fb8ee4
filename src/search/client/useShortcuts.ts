import { useEffect } from 'react';

/** Who hears the keys: of several search buttons on a page, the first. */
const listeners: (() => void)[] = [];

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="radio"], [type="checkbox"]), textarea, select'));

function onKeyDown(event: KeyboardEvent) {
  const withKey =
    (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k';
  const slash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isWriting(event.target);
  // A dialog that is open keeps the keys to itself.
  if ((!withKey && !slash) || document.querySelector('dialog[open]')) return;
  event.preventDefault();
  listeners[0]?.();
}

/** Opens the search by `/` (unless something is being written) and by Ctrl or ⌘ with K. */
export function useShortcuts(open: () => void): void {
  useEffect(() => {
    if (listeners.length === 0) window.addEventListener('keydown', onKeyDown);
    listeners.push(open);
    return () => {
      listeners.splice(listeners.indexOf(open), 1);
      if (listeners.length === 0) window.removeEventListener('keydown', onKeyDown);
    };
  }, [open]);
}

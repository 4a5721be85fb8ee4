import { useEffect } from 'react';

/** One for each search button on the page; the first one opens. */
const listeners: (() => void)[] = [];

const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="radio"], [type="checkbox"]), textarea, select'));

function onKeyDown(event: KeyboardEvent) {
  const isCtrlK =
    (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k';
  const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isEditable(event.target);
  // An open dialog has keys of its own.
  if ((!isCtrlK && !isSlash) || document.querySelector('dialog[open]')) return;
  event.preventDefault();
  listeners[0]?.();
}

/** Opens the search by `/`, except in a field, and by Ctrl or ⌘ with K. */
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

import { useEffect } from 'react';
import { isShortcut } from './shortcut';

/** One listener per search button on the page; the first one opens. */
const listeners: (() => void)[] = [];

function onKeyDown(event: KeyboardEvent) {
  if (!isShortcut(event)) return;
  event.preventDefault();
  listeners[0]?.();
}

/** Opens the search on its keyboard shortcuts. */
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

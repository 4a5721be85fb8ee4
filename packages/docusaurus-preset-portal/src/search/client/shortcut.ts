const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="radio"], [type="checkbox"]), textarea, select'));

/** True if a key event opens the search: `/` outside fields, or Ctrl or ⌘ with K. */
export function isShortcut(event: KeyboardEvent): boolean {
  const isCtrlK =
    (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k';
  const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isEditable(event.target);
  // An open dialog handles its own keys.
  return (isCtrlK || isSlash) && !document.querySelector('dialog[open]');
}

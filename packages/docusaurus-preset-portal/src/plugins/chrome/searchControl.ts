import styles from './waitingField.module.css';

const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="radio"], [type="checkbox"]), textarea, select'));

/** True for a key that presses the search button: `/` outside fields, or Ctrl or ⌘ with K. */
export function isKey(event: KeyboardEvent): boolean {
  const isCtrlK =
    (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k';
  const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isEditable(event.target);
  // An open dialog handles its own keys.
  return (isCtrlK || isSlash) && !document.querySelector('dialog[open]');
}

interface Typed {
  text: string;
  isEntered: boolean;
}

let field: HTMLInputElement | undefined;
let previousFocus: Element | null = null;
let isEntered = false;
let cancel: (() => void) | undefined;

function onKeyDown({ key }: KeyboardEvent): void {
  if (key === 'Enter') isEntered = true;
  if (key !== 'Escape') return;
  closeWaitingField();
  if (previousFocus instanceof HTMLElement) previousFocus.focus();
  cancel?.();
}

/** Opens a placeholder field that receives the keys until the dialog is loaded. Escape closes it and calls `onCancel`. */
export function openWaitingField(onCancel?: () => void): void {
  cancel = onCancel;
  if (field) return;
  previousFocus = document.activeElement;
  isEntered = false;
  field = document.createElement('input');
  field.className = styles.waiting ?? '';
  field.setAttribute('aria-label', 'Search');
  field.addEventListener('keydown', onKeyDown);
  // Accessibility: all content of a page belongs to a landmark.
  const landmark = document.createElement('div');
  landmark.role = 'search';
  landmark.dataset.siteSearch = '';
  landmark.append(field);
  document.body.append(landmark);
  field.focus();
}

/** Closes the field; returns the typed text. */
export function closeWaitingField(): Typed {
  const typed = { text: field?.value ?? '', isEntered };
  isEntered = false;
  field?.parentElement?.remove();
  field = undefined;
  return typed;
}

/** Returns the focused element, or the one that had the focus before the field opened. */
export const previouslyFocused = (): Element | null => (field ? previousFocus : document.activeElement);

/** True while the field is open; Escape closes it and cancels the press. */
export const isWanted = (): boolean => field !== undefined;

/** Opens the field before hydration; the first button opens the dialog as soon as it can. */
export function press(): boolean {
  const isDone = isWanted();
  openWaitingField();
  return isDone;
}

import styles from './waitingField.module.css';

interface Typed {
  text: string;
  /** Whether Enter was pressed after the text. */
  isEntered: boolean;
}

let field: HTMLInputElement | undefined;
let before: Element | null = null;
let isEntered = false;
let cancel: (() => void) | undefined;

function onKeyDown({ key }: KeyboardEvent): void {
  if (key === 'Enter') isEntered = true;
  if (key !== 'Escape') return;
  closeWaitingField();
  if (before instanceof HTMLElement) before.focus();
  cancel?.();
}

/**
 * Opens a field that takes the keys from the press that opens the search until the dialog is there.
 *
 * @param onCancel Called when Escape closes it.
 */
export function openWaitingField(onCancel?: () => void): void {
  cancel = onCancel;
  if (field) return;
  before = document.activeElement;
  isEntered = false;
  field = document.createElement('input');
  field.className = styles.waiting ?? '';
  field.setAttribute('aria-label', 'Search');
  field.addEventListener('keydown', onKeyDown);
  // Everything on a page is in a landmark.
  const landmark = document.createElement('div');
  landmark.role = 'search';
  landmark.append(field);
  document.body.append(landmark);
  field.focus();
}

/** Closes the field; returns what was typed in it. */
export function closeWaitingField(): Typed {
  const typed = { text: field?.value ?? '', isEntered };
  isEntered = false;
  field?.parentElement?.remove();
  field = undefined;
  return typed;
}

/** The element that has the focus, or had it before the field. */
export const focusedBefore = (): Element | null => (field ? before : document.activeElement);

/** Whether the field is open. */
export const isWaiting = (): boolean => field !== undefined;

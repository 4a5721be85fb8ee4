import { isShortcut } from './shortcut';
import { isWaiting, openWaitingField } from './waitingField';

/** The keys that press the search button. */
export const isKey = isShortcut;

/** A press before the app runs opens the field at once; the first one opens the dialog as soon as it can. */
export function press(): boolean {
  const isDone = isWaiting();
  openWaitingField();
  return isDone;
}

/** Escape in the field takes the press back. */
export const isWanted = isWaiting;

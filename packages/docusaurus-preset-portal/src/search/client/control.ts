import { isShortcut } from './shortcut';
import { isWaiting, openWaitingField } from './waitingField';

/** True for the keys that press the search button. */
export const isKey = isShortcut;

/** Opens the placeholder field before hydration; the first button opens the dialog as soon as it can. */
export function press(): boolean {
  const isDone = isWaiting();
  openWaitingField();
  return isDone;
}

/** True while the placeholder field is open; Escape closes it and cancels the press. */
export const isWanted = isWaiting;

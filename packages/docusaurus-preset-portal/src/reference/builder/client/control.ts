import type { FormField } from '../form/types';

/** Form control for one value. */
export interface Control {
  node: HTMLElement;
  /** Returns the value; undefined if nothing is sent. */
  read: () => unknown;
  /** Shows a value; undefined if nothing is sent. */
  write: (value: unknown) => void;
  /** Returns true if the value can be sent. If `isShown`, the error message is shown. */
  check: (isShown: boolean) => boolean;
  /** Shows an error that depends on other values. The next check removes it. */
  showFault: (fault: string) => void;
}

/** Position of a control in the form. */
export interface Slot {
  /** Key of the value, as in the marks of the samples. */
  key: string;
  /** Accessible name of the control; begins with the name of the field. */
  label: string;
  /** Message of the sandbox for a missing value. */
  missing: string;
  /** Valid value for messages. Parameters only, as in the sandbox. */
  example: string;
  operation: string;
}

export type MakeControl = (field: FormField, slot: Slot) => Control;

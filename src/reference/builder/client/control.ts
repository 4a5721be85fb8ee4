import type * as rules from '../form/rules';
import type { Field } from '../form/types';

/** A part of the form that a reader gives a value in. */
export interface Control {
  node: HTMLElement;
  /** The value; undefined when nothing is sent. */
  read: () => unknown;
  /** Shows a value; undefined: nothing is sent. */
  write: (value: unknown) => void;
  /**
   * Whether the value can be sent.
   *
   * @param isShown Tells the reader what is wrong.
   */
  check: (isShown: boolean) => boolean;
  /** Says what is wrong with the value beside others; the next check takes it back. */
  tell: (fault: string) => void;
}

/** What values are checked with; loaded with the form. */
export type Rules = typeof rules;

/** Where a control stands in the form. */
export interface Place {
  /** Key of the value, as marks of the samples have it. */
  key: string;
  /** How the control is called; begins with the name of the field. */
  label: string;
  /** What the sandbox says when the value is missing. */
  missing: string;
  /** A value that would be right, where messages name one: of parameters, as in the sandbox. */
  example: string;
  operation: string;
  rules: Rules;
}

export type MakeControl = (field: Field, place: Place) => Control;

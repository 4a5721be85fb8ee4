import type { Fault } from '../recognised';
import { type Form, faultIn } from './form';
import { type Step, stringOf, type Text, trimmed } from './text';

/** How one identifier is recognised, brought into its form, and checked. */
export interface Rule {
  /** Key of `forms`. */
  identifier: string;
  /** Section of the guide, where that has another name. */
  section?: string;
  /** As people call it. */
  name: string;
  /** Words before the value that say what it is: `cvr 12345678`. */
  named: RegExp;
  /** What brings a text into the form, in order. */
  steps: readonly Step[];
  form: Form;
  /** What the form can't say. */
  check?: (value: string) => Fault | undefined;
  /**
   * Values that can be this identifier although nothing says so; its whole form fits much else. Left out where what is
   * right is enough.
   */
  typical?: RegExp;
  /** Whether a text can be nothing else, right or wrong, as it was typed. */
  meant?: (text: string) => boolean;
  /** Values of which this is one guess among many. */
  guess?: RegExp;
  /** What a right value is, in a sentence. */
  verdict: string;
  /** What a value is whose form is right and whose check is not; by default none of its kind. */
  mistyped?: string;
  /** The inputs that it fills, by identifier; left out where it fills its own. */
  fills?: (value: string) => Readonly<Record<string, string>>;
  isPersonal?: true;
  /** Its values are the codes of a list: named or not, a search finds them there. */
  isCode?: true;
}

/** A text after the steps of a rule. */
export interface Normal {
  text: Text;
  value: string;
  /** What was done, in words. */
  changes: string[];
  fault?: Fault;
}

/** Brings a text into the form of a rule, as far as its steps can, and checks it. */
export function normalised({ steps, form, check }: Rule, given: Text): Normal {
  const changes: string[] = [];
  let text = given;
  for (const { says, apply } of steps) {
    const next = apply(text);
    if (next !== text && stringOf(next) !== stringOf(text)) changes.push(says);
    text = next;
  }
  text = trimmed(text);
  const value = stringOf(text);
  const fault = faultIn(form, value) ?? check?.(value);
  return { text, value, changes, ...(fault && { fault }) };
}

import type { ValueFault } from 'docusaurus-preset-portal/content';
import { formFault, type ValueForm } from './form';
import { type NormalisationStep, stringOf, type TypedText, trimmed } from './text';

/** Recognition, normalisation and validation of one identifier. */
export interface IdentifierRule {
  /** Key of `forms`. */
  identifier: string;
  /** Section of the guide, if its name differs. */
  section?: string;
  /** Name as people use it. */
  name: string;
  /** Words before the value that name it: `cvr 12345678`. */
  named: RegExp;
  /** Normalisation steps, in order. */
  steps: readonly NormalisationStep[];
  form: ValueForm;
  /** Check that the form can't express. */
  check?: (value: string) => ValueFault | undefined;
  /**
   * Values that are recognised without a name, because the complete form also matches other things. Omitted if a valid
   * form is sufficient.
   */
  typical?: RegExp;
  /** True if a text, as typed, is certainly this identifier, valid or not. */
  meant?: (text: string) => boolean;
  /** Values for which this identifier is a low-confidence guess. */
  guess?: RegExp;
  /** Description of a valid value, as a sentence. */
  verdict: string;
  /** Verdict for a matching form with a failed check; by default, not a value of its kind. */
  mistyped?: string;
  /** Input values by identifier; by default only its own. */
  fills?: (value: string) => Readonly<Record<string, string>>;
  isPersonal?: true;
  /** True if its values are the codes of a list: a search finds them there, named or not. */
  isCode?: true;
}

/** A text after the normalisation of a rule. */
export interface Normal {
  text: TypedText;
  value: string;
  /** Description of the changes. */
  changes: string[];
  fault?: ValueFault;
}

/** Normalises a text with the steps of a rule, and checks it. */
export function normalised({ steps, form, check }: IdentifierRule, given: TypedText): Normal {
  const changes: string[] = [];
  let text = given;
  for (const { says, apply } of steps) {
    const next = apply(text);
    if (next !== text && stringOf(next) !== stringOf(text)) changes.push(says);
    text = next;
  }
  text = trimmed(text);
  const value = stringOf(text);
  const fault = formFault(form, value) ?? check?.(value);
  return { text, value, changes, ...(fault && { fault }) };
}

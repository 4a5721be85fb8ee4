import type { Interpretation, ValueFault } from 'docusaurus-preset-portal/content';
import { formFault } from './form';
import { normalised } from './rule';
import { RULES } from './rules';
import { typed } from './text';

const ruleOf = (identifier: string) => RULES.find((rule) => rule.identifier === identifier);

/** Returns the fault of a value sent as an identifier; undefined for valid values and unknown identifiers. */
export function faultOf(identifier: string, value: string): ValueFault | undefined {
  const rule = ruleOf(identifier);
  return rule && (formFault(rule.form, value) ?? rule.check?.(value));
}

/**
 * Reads a text as a value of one identifier, in the form that operations take.
 *
 * @returns undefined for an identifier without a rule.
 */
export function readAs(identifier: string, text: string): Interpretation | undefined {
  const rule = ruleOf(identifier);
  if (!rule) return undefined;
  const { value, changes, fault } = normalised(rule, typed(text));
  return { value, changes, ...(fault && { fault }) };
}

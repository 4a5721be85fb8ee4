import type { ContractOperation } from './contractTypes';
import type { Refusal } from './refusal';
import type { DataRow, Reason } from './types';

/** Pattern for the names of the error examples with this reason. */
export type ExampleFor = (reason: Reason) => RegExp;

/** Returns the contract's own error example for a refusal, if it has one, with the sent value inserted. */
export function documentedProblem(
  { responses }: ContractOperation,
  { status, reason, errors = [] }: Refusal,
  exampleFor: ExampleFor,
): DataRow | undefined {
  const [fault, ...others] = errors;
  if (!reason || !fault || others.length > 0 || !('parameter' in fault)) return undefined;
  const names = exampleFor(reason);
  const found = responses.get(status)?.examples.find(({ name, value }) => {
    const [exampleFault, ...more] = (value.errors ?? []) as DataRow[];
    return names.test(name) && more.length === 0 && exampleFault?.parameter === fault.parameter;
  });
  const detail = found && aboutValue(found.value.errors[0].detail, reason.sent);
  return detail === undefined ? undefined : { ...found?.value, errors: [{ ...fault, detail }] };
}

/** Replaces the quoted value or its length at the beginning of a text; undefined if the result would be wrong. */
function aboutValue(text: string, sent: string): string | undefined {
  if (text.includes("'") || sent.length > 100 || sent.includes('"')) return undefined;
  const counted = /^"\d+" has \d+ digits/;
  if (counted.test(text) && !/^\d+$/.test(sent)) return undefined;
  return text
    .replace(counted, `"${sent}" has ${sent.length} digits`)
    .replace(/^"[^"]*"/, () => `"${sent}"`)
    .replace(/got \d+\.$/, `got ${sent.length}.`);
}

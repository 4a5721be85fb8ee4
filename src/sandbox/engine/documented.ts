import type { ContractOperation } from './operations';
import type { Refusal } from './refusal';
import type { Row } from './types';

/** What is wrong with the one parameter of a refusal, so that the example which says so can be found. */
export interface Reason {
  /** `form`: not of the form of such values; `choice`: not in the list of values; `check`: fails its check digit. */
  kind: 'form' | 'choice' | 'check';
  /** What was sent. */
  sent: string;
}

/** Names of the error examples that say what a reason says. */
export type ExampleFor = (reason: Reason) => RegExp;

/**
 * The error example of the contract that says what a refusal says, about the value that was sent: pages and sandbox
 * then have one text.
 *
 * @returns undefined where the contract shows no such example.
 */
export function documentedProblem(
  { responses }: ContractOperation,
  { status, reason, errors = [] }: Refusal,
  exampleFor: ExampleFor,
): Row | undefined {
  const [fault, ...others] = errors;
  if (!reason || !fault || others.length > 0 || !('parameter' in fault)) return undefined;
  const names = exampleFor(reason);
  const found = responses.get(status)?.examples.find(({ name, value }) => {
    const [shown, ...more] = (value.errors ?? []) as Row[];
    return names.test(name) && more.length === 0 && shown?.parameter === fault.parameter;
  });
  const detail = found && aboutValue(found.value.errors[0].detail, reason.sent);
  return detail === undefined ? undefined : { ...found?.value, errors: [{ ...fault, detail }] };
}

/** A text that begins with a value in quotes, or counts it, with another value; undefined where it would be wrong. */
function aboutValue(text: string, sent: string): string | undefined {
  if (text.includes("'") || sent.length > 100 || sent.includes('"')) return undefined;
  const counted = /^"\d+" has \d+ digits/;
  if (counted.test(text) && !/^\d+$/.test(sent)) return undefined;
  return text
    .replace(counted, `"${sent}" has ${sent.length} digits`)
    .replace(/^"[^"]*"/, () => `"${sent}"`)
    .replace(/got \d+\.$/, `got ${sent.length}.`);
}

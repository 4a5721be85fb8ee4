import mapValues from 'lodash/mapValues';

/** Severities of a difference for existing clients, the worst first. */
export const severities = ['breaking', 'risky', 'safe', 'text'] as const;

/** `breaking`: a working client can fail. `risky`: one that is too strict. `safe`: none. `text`: only texts changed. */
export type Severity = (typeof severities)[number];

/** Direction of the data: `request` from the client, `response` to the client. */
export type DataDirection = 'request' | 'response';

export interface ChangeRule {
  id: string;
  name: string;
  severity: Severity;
  reason: string;
}

/** A rule that has no ID yet. */
type UnnamedRule = Omit<ChangeRule, 'id'>;
type Verdict = readonly [Severity, reason: string];

/** Returns a function that makes rules of this severity with the same reason, by their names. */
const rulesOf =
  (severity: Severity) =>
  <Id extends string>(reason: string, names: Record<Id, string>): Record<Id, UnnamedRule> =>
    mapValues(names, (name) => ({ name, severity, reason }));

export const [breaking, risky, safe, text] = [rulesOf('breaking'), rulesOf('risky'), rulesOf('safe'), rulesOf('text')];

/** Makes families whose rules have the same verdicts. */
export const directed = <Id extends string>(
  request: Verdict,
  response: Verdict,
  names: Record<Id, string>,
): Record<Id, Record<DataDirection, UnnamedRule>> =>
  mapValues(names, (name) => {
    const ruleOf = ([severity, reason]: Verdict) => ({ name, severity, reason });
    return { request: ruleOf(request), response: ruleOf(response) };
  });

export const READABLE: Verdict = ['safe', 'Every response is one that clients could read before.'];

/** Makes families for changes that allow less: requests can be rejected. */
export const narrowed = <Id extends string>(rejected: string, names: Record<Id, string>) =>
  directed(['breaking', rejected], READABLE, names);

/** Makes families for changes that allow more: clients can meet what they don’t know. */
export const widened = <Id extends string>(response: Verdict, names: Record<Id, string>) =>
  directed(['safe', 'All requests that were accepted still are.'], response, names);

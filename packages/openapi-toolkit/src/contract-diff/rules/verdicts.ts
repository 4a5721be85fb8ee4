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
  /** Fragments of a contract before and after a change that this rule reports. */
  example: { before: string; after: string };
}

/** A rule that has no ID yet. */
type UnnamedRule = Omit<ChangeRule, 'id'>;
type Verdict = readonly [Severity, reason: string];
/** Name of a rule, and fragments of a contract before and after a change that it reports. */
type Texts = readonly [name: string, before: string, after: string];

const ruleOf = ([name, before, after]: Texts, [severity, reason]: Verdict): UnnamedRule => ({
  name,
  severity,
  reason,
  example: { before, after },
});

/** Returns a function that makes rules of this severity with the same reason. */
const rulesOf =
  (severity: Severity) =>
  <Id extends string>(reason: string, rules: Record<Id, Texts>): Record<Id, UnnamedRule> =>
    mapValues(rules, (texts) => ruleOf(texts, [severity, reason]));

export const [breaking, risky, safe, text] = [rulesOf('breaking'), rulesOf('risky'), rulesOf('safe'), rulesOf('text')];

/** The rules for both directions of the data: `request` from the client, `response` to it. */
export interface Family {
  request: UnnamedRule;
  response: UnnamedRule;
}

/** Makes families whose rules have the same verdicts. */
export const directed = <Id extends string>(
  request: Verdict,
  response: Verdict,
  rules: Record<Id, Texts>,
): Record<Id, Family> =>
  mapValues(rules, (texts) => ({ request: ruleOf(texts, request), response: ruleOf(texts, response) }));

export const READABLE: Verdict = ['safe', 'Every response is one that clients could read before.'];

/** Makes families for changes that allow less: requests can be rejected. */
export const narrowed = <Id extends string>(rejected: string, rules: Record<Id, Texts>) =>
  directed(['breaking', rejected], READABLE, rules);

/** Makes families for changes that allow more: clients can meet what they don’t know. */
export const widened = <Id extends string>(response: Verdict, rules: Record<Id, Texts>) =>
  directed(['safe', 'All requests that were accepted still are.'], response, rules);

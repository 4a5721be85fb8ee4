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
export type Verdict = readonly [Severity, reason: string];

/** Makes rules with the same verdict, by their names. */
export const judged = <Id extends string>(
  [severity, reason]: Verdict,
  names: Record<Id, string>,
): Record<Id, UnnamedRule> => mapValues(names, (name) => ({ name, severity, reason }));

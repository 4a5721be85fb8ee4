/** How much a difference concerns the programs of readers, the worst first. */
export const severities = ['breaking', 'risky', 'safe', 'text'] as const;

/**
 * `breaking`: a program that worked can fail. `risky`: one that is written too strictly can fail.
 * `safe`: no program fails. `text`: nothing but words changed.
 */
export type Severity = (typeof severities)[number];

/** Which way data goes: `request` from the client, `response` to the client. */
export type Direction = 'request' | 'response';

/** What a difference means, and why. */
export interface Rule {
  id: string;
  name: string;
  severity: Severity;
  reason: string;
  /** Two fragments of a contract that differ by this rule. */
  example: { before: string; after: string };
}

/** What a rule says for one direction: its severity, and the reason. */
type Verdict = readonly [Severity, string];

/** A difference that means something else in a request than in a response. */
export interface Family {
  name: string;
  request: Verdict;
  response: Verdict;
  example: readonly [before: string, after: string];
}

/** A difference that means the same whichever way data goes. */
export type Row = readonly [severity: Severity, name: string, reason: string, before: string, after: string];

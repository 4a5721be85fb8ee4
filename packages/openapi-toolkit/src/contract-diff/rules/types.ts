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

import type { Html } from './schema';

/** How much a change concerns programs that call the API. */
export type ChangeSeverity = 'breaking' | 'risky' | 'safe' | 'text';

/** One change of an operation, in the words of its contract. */
export interface OperationChange {
  severity: ChangeSeverity;
  text: Html;
  /** What a client does about it. */
  migration?: Html;
  /** What changed, with the anchor of each on the page as far as it is still there. */
  fields: { name: string; anchor?: string }[];
}

/** What changed in an operation with one version of its API. */
export interface OperationRelease {
  version: string;
  date: string;
  changes: OperationChange[];
  /** Number of texts, labels and examples that changed. */
  texts: number;
}

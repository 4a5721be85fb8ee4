import type { Html } from './schema';

export type ChangeSeverity = 'breaking' | 'risky' | 'safe' | 'text';

export interface OperationChange {
  severity: ChangeSeverity;
  text: Html;
  /** Instruction for clients. */
  migration?: Html;
  /** Changed fields, with their anchors on the page if they still exist. */
  fields: { name: string; anchor?: string }[];
}

/** Changes of an operation in one version of its API. */
export interface OperationRelease {
  version: string;
  date: string;
  changes: OperationChange[];
  /** Number of changed texts, labels and examples. */
  texts: number;
}

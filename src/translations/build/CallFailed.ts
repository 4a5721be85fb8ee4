/** What is known of a failed call besides what went wrong. */
interface Details {
  /** HTTP status, where there was a response. */
  status?: number;
  /** Another try may succeed. */
  retryable?: boolean;
  /** How long the server asks to wait before it, in milliseconds. */
  waitMs?: number;
}

/** One call that brought no list. */
export class CallFailed extends Error {
  /**
   * @param problem What went wrong, one clause.
   * @param advice What the operator can do about it, one sentence.
   */
  constructor(
    readonly problem: string,
    readonly advice: string,
    readonly details: Details = {},
  ) {
    super(problem);
  }
}

/** Details of a failed call besides its cause. */
interface Details {
  /** HTTP status, where there was a response. */
  status?: number;
  /** Another try may succeed. */
  retryable?: boolean;
  /** Delay that the server requests before the next try, in milliseconds. */
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

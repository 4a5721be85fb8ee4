/** Waiting between tries, in milliseconds. */
export interface Backoff {
  /** Wait before the second try; doubles with each further one. */
  baseMs: number;
  /** Never wait longer, whatever a server asks for. */
  maxMs: number;
}

/** `Retry-After` in milliseconds: seconds or an HTTP date; undefined when absent or unreadable. */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/**
 * How long to wait after a failed try. The server's wish wins, capped; otherwise exponential with
 * jitter, between half and all of the step, so that builds that failed together do not return together.
 *
 * @param failed tries that failed so far, from 1
 * @param random from 0 to below 1
 */
export function delayMs(
  failed: number,
  wished: number | undefined,
  { baseMs, maxMs }: Backoff,
  random: number,
): number {
  const step = Math.min(baseMs * 2 ** (failed - 1), maxMs);
  return wished === undefined ? Math.round(step / 2 + (step / 2) * random) : Math.min(wished, maxMs);
}

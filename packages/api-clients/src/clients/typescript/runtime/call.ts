import type { Hold } from './hold';
import type { CallOptions, Options } from './options';
import { type Outcome, receive, type Sent } from './receive';
import { failure, infoOf, parse } from './result';
import { sleep } from './sleep';
import type { ClientTable, OperationTable } from './table';
import { secondsIn } from './text';

const RETRIED = [429, 502, 503];
/** Tries of one call. */
const TRIES = 4;
/** Longest wait of one call, in seconds. */
const LONGEST_WAIT = 120;
const FULL_BUDGET = 10;
/** Seconds for which a client sends nothing when no retry is left. */
const PAUSE = 5;
/** Retries left to this process: each response but 429 and 5xx adds a tenth of one. */
let budget = FULL_BUDGET;

/** Sends a request until it succeeds, fails for good, or has waited too long. Returns the value of the response. */
export async function call(
  name: string,
  { response: shape }: OperationTable,
  api: ClientTable,
  request: Sent,
  { options, hold }: { options: Options; hold: Hold },
  { timeout = options.timeout ?? 30, signal }: CallOptions,
): Promise<unknown> {
  const { retries = TRIES - 1, maxWait = LONGEST_WAIT, onResponse } = options;
  let outcome: Outcome | undefined;
  let waited = 0;
  for (let retry = 0; ; ) {
    const turn = hold.turn();
    if (turn > 0) {
      if (waited + turn > maxWait) throw failure(name, outcome ?? hold.reason, api);
      waited += turn;
      await sleep(turn, signal);
      continue;
    }
    outcome = await receive(request, options, { timeout, signal });
    const received = typeof outcome === 'string' ? undefined : outcome;
    const status = received?.status ?? 0;
    if (received) {
      onResponse?.(infoOf(name, received));
      if (status < 500 && status !== 429) budget = Math.min(FULL_BUDGET, budget + 0.1);
      if (status >= 200 && status < 300) return shape && parse(name, received, 'application/json', shape, api);
    }
    const after = secondsIn(received?.headers['retry-after']);
    const isLimit = status === 429 && !!after;
    if (isLimit) hold.set(after, outcome);
    if (isLimit && retries > 0) continue;
    const wait = after ?? 2 ** retry * (0.5 + Math.random() / 2);
    // A POST without a response may have been carried out.
    const mayHelp = received ? RETRIED.includes(status) : !/^(POST|PATCH)$/.test(request.method);
    const isLast = !mayHelp || retry >= retries || waited + wait > maxWait;
    if (!isLast && budget < 1) hold.set(PAUSE, outcome);
    if (isLast || budget < 1) throw failure(name, outcome, api);
    budget -= 1;
    retry += 1;
    waited += wait;
    await sleep(wait, signal);
  }
}

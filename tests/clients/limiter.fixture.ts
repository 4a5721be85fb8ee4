import { listen } from '../support/listen';

/** Requests before a pause. */
const LIMIT = 100;
/** Length of a pause, in ms. */
const PAUSE = 3_000;

export interface Limiter {
  origin: string;
  /** Returns how many requests were served and refused. */
  counts: () => { served: number; refused: number };
  stop: () => Promise<void>;
}

/**
 * Serves one response to every request, behind a rate limit: after each 100 requests it refuses all for 3 seconds, with
 * 429 and `Retry-After`. So it refuses as many on a slow machine as on a fast one.
 *
 * @param good JSON of the response.
 */
export async function startLimiter(good: unknown): Promise<Limiter> {
  const counts = { served: 0, refused: 0 };
  let left = LIMIT;
  let end = 0;
  const { origin, close: stop } = await listen((request, response) => {
    const now = Date.now();
    if (left === 0 && now >= end) left = LIMIT;
    const isServed = left > 0;
    if (isServed) left -= 1;
    if (isServed && left === 0) end = now + PAUSE;
    const seconds = Math.ceil(Math.max(0, end - now) / 1000);
    const headers = {
      'X-Request-Id': `req-${counts.served + counts.refused}`,
      'RateLimit-Limit': LIMIT,
      'RateLimit-Remaining': left,
      'RateLimit-Reset': seconds,
    };
    counts[isServed ? 'served' : 'refused'] += 1;
    request.resume().on('end', () => {
      if (isServed) {
        response.writeHead(200, { ...headers, 'Content-Type': 'application/json' }).end(JSON.stringify(good));
        return;
      }
      const problem = { type: '/docs/errors#too-many-requests', title: 'Too many requests', status: 429, detail: 'x' };
      response
        .writeHead(429, { ...headers, 'Content-Type': 'application/problem+json', 'Retry-After': seconds })
        .end(JSON.stringify(problem));
    });
  });
  return { origin, counts: () => ({ ...counts }), stop };
}

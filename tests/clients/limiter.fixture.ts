import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Requests in one window. */
const LIMIT = 100;
/** Length of a window, in ms. */
const WINDOW = 3_000;

export interface Limiter {
  origin: string;
  /** Returns how many requests were served and refused. */
  counts: () => { served: number; refused: number };
  stop: () => Promise<void>;
}

/**
 * Serves one response to every request, behind a rate limit of 100 requests per 3 seconds. A refused request gets 429
 * with `Retry-After`.
 *
 * @param good JSON of the response.
 */
export async function startLimiter(good: unknown): Promise<Limiter> {
  const counts = { served: 0, refused: 0 };
  let used = 0;
  let end = 0;
  const server = createServer((request, response) => {
    const now = Date.now();
    if (now >= end) [used, end] = [0, now + WINDOW];
    used += 1;
    const seconds = Math.ceil((end - now) / 1000);
    const headers = {
      'X-Request-Id': `req-${counts.served + counts.refused}`,
      'RateLimit-Limit': LIMIT,
      'RateLimit-Remaining': Math.max(0, LIMIT - used),
      'RateLimit-Reset': seconds,
    };
    const isServed = used <= LIMIT;
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
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts: () => ({ ...counts }),
    stop: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

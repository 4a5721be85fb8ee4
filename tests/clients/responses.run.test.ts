import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { skipsWithout } from '../programs';
import { example } from '../sandbox/support';
import { serveCases } from './broken';
import type { Line } from './cases';
import { drive, drivers, type Result } from './drive';

/** Special response or value: what a client sends, and what the reader gets. */
interface Special {
  line: Partial<Line>;
  /** Responds to each request of the case in turn, the last one again and again. */
  replies: ((response: ServerResponse) => void)[];
  sent: number;
  result: Partial<Omit<Result, 'message'>> & { message?: unknown };
}

const COMPANY = { api: 'data', operation: 'companyByCompanyId', parameters: { companyId: '09900012' } };
const BULK = {
  api: 'data',
  operation: 'bulkFeatureStoreAttributes',
  parameters: {},
  body: { entityType: 'company', ids: ['09900012'], attributes: ['company_name'] },
};
const RATE = { 'RateLimit-Limit': 100, 'RateLimit-Remaining': 7, 'RateLimit-Reset': 42 };

const good = (response: ServerResponse) =>
  response
    .writeHead(200, { ...RATE, 'Content-Type': 'application/json', 'X-Request-Id': 'req-good' })
    .end(JSON.stringify(example('companyByCompanyId', 'allSections')));
const problem =
  (status: number, headers: Record<string, string | number> = {}, more = {}) =>
  (response: ServerResponse) =>
    response
      .writeHead(status, { 'Content-Type': 'application/problem+json', 'X-Request-Id': 'req-bad', ...headers })
      .end(JSON.stringify({ type: '/docs/errors#busy', title: 'Busy', status, detail: 'Wait.', ...more }));
const none = (response: ServerResponse) => response.destroy();

const cases: Record<string, Special> = {
  'a purpose that is not ASCII': {
    line: { api: 'data', operation: 'person', parameters: { personId: 'p', 'X-Purpose': 'på grund af' } },
    replies: [good],
    sent: 0,
    result: { error: 'InvalidCall', message: expect.stringMatching(/X-Purpose.*"å" \(U\+00E5\).*ASCII/) },
  },
  'another header that is not ASCII': {
    line: { ...COMPANY, headers: { 'X-Note': 'a – b' } },
    replies: [good],
    sent: 0,
    result: { error: 'InvalidCall', message: expect.stringMatching(/X-Note.*"–" \(U\+2013\).*ASCII/) },
  },
  'a redirect': {
    line: COMPANY,
    replies: [(response) => response.writeHead(302, { Location: 'https://a.example/log-in?for=x' }).end()],
    sent: 1,
    result: {
      error: 'UnexpectedResponse',
      message: expect.stringContaining('redirect to https://a.example/log-in not followed'),
    },
  },
  'a response that is larger than allowed': {
    line: { ...COMPANY, maxResponseBytes: 500 },
    replies: [good],
    sent: 1,
    result: { error: 'UnexpectedResponse', message: expect.stringContaining('the body has more bytes than') },
  },
  'control characters': {
    line: COMPANY,
    replies: [problem(404, {}, { type: '/e#a\nb', detail: '1\r\n2\u001b[2J\u0085\u2028' })],
    sent: 1,
    result: {
      error: 'Problem',
      type: 'a\\u000Ab',
      message: expect.stringMatching(/a\\u000Ab: 1\\u000D\\u000A2\\u001B\[2J\\u0085\\u2028 \(request req-bad\)$/),
    },
  },
  'a register that does not respond': {
    line: COMPANY,
    replies: [problem(503, { 'Retry-After': 7 }, { register: 'CVR' })],
    sent: 1,
    result: { error: 'Problem', status: 503, requestId: 'req-bad', retryAfter: 7, register: 'CVR' },
  },
  'a GET without a response': {
    line: { ...COMPANY, retries: 1 },
    replies: [none, good],
    sent: 2,
    result: { ok: true },
  },
  'a POST without a response': {
    line: { ...BULK, retries: 1 },
    replies: [none, good],
    sent: 1,
    result: { error: 'ConnectionFailure' },
  },
  'a request that another try can not help': {
    line: { ...COMPANY, retries: 1 },
    replies: [problem(400), good],
    sent: 1,
    result: { error: 'Problem', status: 400 },
  },
  'a POST that the service refused for now': {
    line: { ...BULK, retries: 1 },
    replies: [problem(502), problem(404)],
    sent: 2,
    result: { error: 'Problem', status: 404 },
  },
  'more waits for a rate limit than retries': {
    line: { ...COMPANY, retries: 1 },
    replies: [
      problem(429, { ...RATE, 'Retry-After': 1, 'RateLimit-Remaining': 0 }),
      problem(429, { 'Retry-After': 1 }),
      problem(429, { 'Retry-After': 1 }),
      good,
    ],
    sent: 4,
    result: {
      ok: true,
      seen: [
        { status: 429, requestId: 'req-bad', rateLimit: { limit: 100, remaining: 0, reset: 42 } },
        { status: 429, requestId: 'req-bad' },
        { status: 429, requestId: 'req-bad' },
        { status: 200, requestId: 'req-good', rateLimit: { limit: 100, remaining: 7, reset: 42 } },
      ].map((one) => ({ operation: 'companyByCompanyId', ...one })),
    },
  },
  'a rate limit that lasts longer than a call may wait': {
    line: { ...COMPANY, retries: 1, maxWait: 5 },
    replies: [problem(429, { 'Retry-After': 6 })],
    sent: 1,
    result: { error: 'Problem', status: 429, retryAfter: 6 },
  },
};

const all = Object.entries(cases);
const arrived = all.map(() => 0);
let server: Awaited<ReturnType<typeof serveCases>>;

beforeAll(async () => {
  server = await serveCases(
    all.map(([, { replies }], id) => (response: ServerResponse) => {
      arrived[id] = (arrived[id] ?? 0) + 1;
      replies[Math.min(arrived[id] ?? 0, replies.length) - 1]?.(response);
    }),
  );
});
afterAll(() => {
  server?.close();
});

describe.each(Object.entries(drivers))('%s', (language, { needs }) => {
  it.skipIf(skipsWithout(...needs))('sends and reports what it should', async () => {
    arrived.fill(0);
    const lines = all.map(([, { line }], id): Line => {
      const headers = { ...line.headers, 'X-Case': String(id) };
      return { api: '', operation: '', parameters: {}, body: null, ...line, id, headers };
    });
    const results = await drive(language, lines, server.origin);
    for (const [id, [name, { sent, result }]] of all.entries()) {
      expect(results[id], name).toMatchObject(result);
      expect([name, arrived[id]]).toEqual([name, sent]);
    }
  });
});

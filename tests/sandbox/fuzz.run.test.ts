import { Agent, request } from 'node:http';
import { type Listening, listenOn, schemaFaults } from 'openapi-toolkit/sandbox';
import { findRoutes } from 'openapi-toolkit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { triesAll } from '../support/cover';
import { seed, seeded } from '../support/seed';
import { hostileBody, hostileHeaders, hostileUrl, percent } from './hostile';
import { random } from './random';
import { faults, newSandbox, sandbox } from './support';

/** A tenth for every change. */
const REQUESTS = triesAll ? 10_000 : 1_000;
/** Milliseconds after which a response counts as hanging. Long, because client and server share one process here. */
const HANG = 20_000;
const AT_ONCE = 16;

const BODIES: Record<string, object> = {
  bulkFeatureStoreAttributes: {
    entityType: 'company',
    ids: ['09900012', '09900098'],
    attributes: ['company_name', 'industry_code'],
    effectiveAt: '2021-01-01T00:00:00Z',
  },
  persons: {
    criteria: [
      { fullName: 'Prøve Eksempelsen', address: 'Prøvestien 7, 9999 Eksempelby', customerReference: 'customer-1' },
      { fullName: 'Ens Navnesen', addressId: '00000000-0000-4000-8000-000000000001' },
    ],
  },
  recommendationFeedback: {
    outcome: 'REJECTED',
    reasonCode: 'PRICE',
    comment: 'Too dear.',
    occurredAt: '2026-11-17T14:30:00Z',
    channel: 'WEB',
    idempotencyKey: 'fuzz-0001',
  },
};

let server: Listening;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
beforeAll(async () => {
  server = await listenOn(newSandbox, 0);
});
afterAll(async () => {
  agent.destroy();
  await server.close();
});

it(
  `${REQUESTS} hostile requests: no 5xx, no hang, nothing the contract does not allow (${seeded})`,
  { timeout: 300_000 },
  async () => {
    const problem = sandbox.operations[0]?.responses.get(400)?.schema;
    if (!problem) throw new Error('no problem schema');
    const roll = random(seed);
    const findings: string[] = [];
    const statuses = new Map<number, number>();
    const cases = Array.from({ length: REQUESTS }, () => {
      const operation = roll.one(sandbox.operations);
      const body = operation.body && hostileBody(roll, BODIES[operation.id]);
      const headers = {
        ...hostileHeaders(roll),
        ...(body !== undefined && {
          'Content-Type': roll.chance(10) ? 'text/plain' : 'application/json',
          'Content-Length': String(Buffer.byteLength(body)),
        }),
      };
      const method = roll.chance(40)
        ? roll.one(['PUT', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'POST'])
        : operation.method;
      // An HTTP client can't send spaces or non-ASCII letters in the request line.
      const url = hostileUrl(roll, operation).replace(/[^\x21-\x7e]/gu, percent);
      return { method, url, headers, body };
    });

    const begin = performance.now();
    const queue = cases.entries();
    const worker = async () => {
      for (const [index, one] of queue) {
        const found = (what: string) => findings.push(`#${index} ${one.method} ${one.url.slice(0, 200)}: ${what}`);
        const { status, text, type } = await send(one).catch((error: Error) => ({
          status: 0,
          text: '',
          type: error.message,
        }));
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status === 0) found(type);
        // A 502 or 503 is expected if Prefer requests it; nothing here does.
        if (status >= 500) found(`status ${status} ${text.slice(0, 200)}`);
        if (one.method === 'HEAD' || status === 204 || status === 0) continue;
        const [route] = findRoutes(sandbox.operations, one.method, one.url.split('?')[0] ?? '').routes;
        const response = route?.operation.responses.get(status);
        if (route && !response) found(`undocumented status ${status}`);
        const [fault] = schemaFaults(response?.schema ?? problem, JSON.parse(text), 'response');
        if (fault && status !== 200) found(`${status} breaks the contract: ${fault.at} ${fault.keyword}`);
        if (fault && response) found(`${status} breaks the contract: ${fault.at} ${fault.keyword}`);
        if (type !== (response?.mediaType ?? (status === 200 ? 'application/json' : 'application/problem+json')))
          found(type);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    const seconds = (performance.now() - begin) / 1000;
    console.log(
      `Fuzz: ${REQUESTS} requests in ${seconds.toFixed(1)} s (${Math.round(REQUESTS / seconds)}/s), ` +
        `${findings.length} findings; statuses ${JSON.stringify(Object.fromEntries([...statuses].sort(([a], [b]) => a - b)))}`,
    );
    expect(findings).toEqual([]);
    expect(faults).toEqual([]);
    // The fuzz must also send requests that are accepted.
    expect(statuses.get(200) ?? 0).toBeGreaterThan(REQUESTS / 20);
  },
);

interface Case {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
}

function send({ method, url, headers, body }: Case): Promise<{ status: number; text: string; type: string }> {
  const { hostname, port } = new URL(server.origin);
  return new Promise((done, failed) => {
    const sent = request({ hostname, port, path: url, method, headers, agent, timeout: HANG }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, text, type: response.headers['content-type'] ?? '' }),
      );
      response.on('error', failed);
    });
    sent.on('timeout', () => sent.destroy(new Error(`no response within ${HANG} ms`)));
    sent.on('error', failed);
    sent.end(body);
  });
}

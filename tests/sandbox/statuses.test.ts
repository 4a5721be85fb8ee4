import { slugOf } from 'openapi-toolkit';
import type { ContractOperation } from 'openapi-toolkit/sandbox';
import { afterAll, describe, expect, it } from 'vitest';
import { promisedOperations } from '../../src/vocabulary/promised';
import { faults, HEADERS, sandbox, sendRequest } from './support';

/** Requests for each operation: the first examples of its parameters and body. */
const BODIES: Record<string, object> = {
  bulkFeatureStoreAttributes: { entityType: 'address', ids: ['x'], attributes: ['construction_year'] },
  persons: { criteria: [{ fullName: 'Prøve Eksempelsen', address: 'Prøvestien 7, 9999 Eksempelby' }] },
  recommendationFeedback: {
    outcome: 'SHOWN',
    occurredAt: '2026-11-17T14:30:00Z',
    channel: 'WEB',
    idempotencyKey: 'statuses-0001',
  },
};
const QUERIES: Record<string, string> = {
  attributesByAddress: `address=${encodeURIComponent('Prøvestien 7, 9999 Eksempelby')}`,
  featureStoreAttributesByQueryParams: 'companyId=09900012',
  publicProperties: 'municipalityCode=0999',
};

function urlOf({ id, path, parameters }: ContractOperation): string {
  const at = (location: string) => parameters.filter((one) => one.in === location);
  const filled = at('path').reduce((url, { name, example }) => url.replace(`{${name}}`, example), path);
  const required = at('query').filter((one) => one.required);
  const query = QUERIES[id] ?? required.map(({ name, example }) => `${name}=${encodeURIComponent(example)}`).join('&');
  return `${filled}?${query}`;
}

const documented = sandbox.operations.flatMap((operation) =>
  [...operation.responses.keys()].map((status) => ({ operation, status })),
);

afterAll(() => {
  expect(faults).toEqual([]);
  console.log(`Statuses obtained: ${obtained.size} of ${documented.length} documented.`);
});
const obtained = new Set<string>();

describe('every documented status is obtained', () => {
  it('of every operation of every API', () => {
    const existing = sandbox.operations.map(({ apiId, id }) => `${apiId}/${slugOf(id)}`);
    const promised = Object.entries(promisedOperations).flatMap(([id, slugs]) => slugs.map((slug) => `${id}/${slug}`));
    expect(existing.sort()).toEqual(promised.sort());
  });

  it.each(
    documented.map(({ operation, status }) => [operation.id, status, operation] as const),
  )('%s: %i', (id, status, operation) => {
    const request = { method: operation.method, body: BODIES[id] };
    const {
      body,
      headers,
      status: got,
    } = sendRequest(urlOf(operation), {
      ...request,
      headers: { ...HEADERS, prefer: `code=${status}` },
    });
    expect(got).toBe(status);
    if (status >= 400) expect(body.status).toBe(status);
    expect(headers['Preference-Applied']).toBe(`code=${status}`);
    const promised = Object.keys(operation.responses.get(status)?.headers ?? {});
    expect(Object.keys(headers)).toEqual(expect.arrayContaining(promised));
    obtained.add(`${id} ${status}`);
  });

  it.each(
    sandbox.operations.map((operation) => [operation.id, operation] as const),
  )('%s without being asked for a status', (id, operation) => {
    const request = { method: operation.method, body: BODIES[id] };
    expect(sendRequest(urlOf(operation), request).status).toBe(operation.responses.has(200) ? 200 : 202);
    expect(sendRequest(urlOf(operation), { ...request, headers: {} })).toMatchObject({
      status: 401,
      body: { title: 'API key missing' },
    });
    expect(sendRequest(urlOf(operation), { ...request, headers: { 'x-api-key': 'invalid' } }).status).toBe(401);
    if (!operation.parameters.some(({ name, required }) => name === 'X-Purpose' && required)) return;
    expect(sendRequest(urlOf(operation), { ...request, headers: { 'x-api-key': 'sandbox' } })).toMatchObject({
      status: 403,
      body: { title: 'Purpose missing' },
    });
  });
});

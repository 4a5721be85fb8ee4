import { pairedExamples, type SampleRequest, sampleRequest } from 'openapi-toolkit/samples';
import { afterAll, describe, expect, it } from 'vitest';
import { readContracts } from '../support/portal';

import { example, faults, HEADERS, newSandbox, sandbox, sendRequest } from './support';

const read = await readContracts();
const operations = read.flatMap(({ document, operations }) =>
  operations.map(({ operation, located }) => ({ operation, located, document })),
);

const KEY = HEADERS['x-api-key'];

/** Sends a request as a code sample does. */
function send({ method, url, query, headers, body }: SampleRequest) {
  const { pathname } = new URL(url);
  const text = new URLSearchParams(query.map(({ name, value }): [string, string] => [name, value])).toString();
  const sent = Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), value]));
  return sendRequest(
    text ? `${pathname}?${text}` : pathname,
    { method, headers: { 'x-api-key': KEY, ...sent }, body: body?.kind === 'json' ? body.value : undefined },
    // A new sandbox only for requests that change data, because creating one takes longer than the request.
    method === 'GET' ? sandbox : newSandbox(),
  );
}

const pairs = operations.flatMap(({ operation, located, document }) =>
  pairedExamples(operation).map((pair) => ({
    id: located.operation.operationId ?? '',
    pair,
    request: sampleRequest(operation, located, document, pair),
  })),
);

afterAll(() => expect(faults).toEqual([]));

describe('the request of every named example gives that example', () => {
  it.each(pairs.map((one) => [one.id, one.pair.example.name, one] as const))('%s: %s', (id, name, one) => {
    const { status, body } = send(one.request);
    expect(status, JSON.stringify(body)).toBe(Number(one.pair.status));
    expect(body).toEqual(example(id, name));
  });
});

it('every named example of a success response names its request', () => {
  const named = operations.flatMap(({ operation }) =>
    operation.responses
      .filter(({ status }) => status.startsWith('2'))
      .flatMap(({ media }) => media.flatMap(({ examples }) => examples)),
  );
  expect(named.length).toBeGreaterThan(operations.length);
  expect(named.filter(({ request }) => !request).map(({ anchor }) => anchor)).toEqual([]);
  expect(pairs.filter(({ pair }) => pair.status.startsWith('2'))).toHaveLength(named.length);
});

it('every request names parameters and bodies that the operation has', () => {
  const unknown = operations.flatMap(({ operation }) =>
    pairedExamples(operation).flatMap(({ example: { request } }) => {
      const names = operation.parameters.map(({ schema }) => schema.name);
      const bodies = operation.requestBody?.media.flatMap(({ examples }) => examples.map(({ name }) => name)) ?? [];
      return [
        ...Object.keys(request.parameters).filter((name) => !names.includes(name)),
        ...(request.body === undefined || bodies.includes(request.body) ? [] : [request.body]),
      ];
    }),
  );
  expect(unknown).toEqual([]);
});

it('asks the sandbox by header only for what depends on more than the request', () => {
  const preferring = pairs.filter(({ pair }) => pair.example.request.prefer);
  expect(preferring.length).toBeLessThan(pairs.length / 10);
});

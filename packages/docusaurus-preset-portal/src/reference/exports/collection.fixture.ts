import type { SampleRequest } from '../requests/request';
import type { Collection, CollectionRequest } from './collection';

export const ORIGIN = 'https://api.example.org';

/** Returns a request with a key in the header; `parts` overrides properties. */
const requestWith = (parts: Partial<SampleRequest> = {}): SampleRequest => ({
  method: 'GET',
  url: `${ORIGIN}/v1/things/7`,
  query: [],
  headers: [],
  secrets: [{ in: 'header', name: 'X-Key', variable: 'EXAMPLE_KEY' }],
  ...parts,
});

/** Call with a path variable and an example response. */
export const withVariable: Partial<CollectionRequest> = {
  template: `${ORIGIN}/v1/things/{thingId}`,
  variables: [{ name: 'thingId', value: '7' }],
  responses: [
    {
      name: '200 A thing',
      status: 200,
      reason: 'OK',
      mediaType: 'application/json',
      language: 'json',
      text: '{"id":7}',
    },
  ],
};

export const callWith = (
  parts: Partial<SampleRequest> = {},
  others: Partial<CollectionRequest> = {},
): CollectionRequest => ({
  id: 'thing',
  title: 'A thing',
  tag: 'Things',
  lead: 'Returns a thing.',
  request: requestWith(parts),
  ...others,
});

export const collectionOf = (...calls: CollectionRequest[]): Collection => ({
  apiId: 'example',
  title: 'Example API',
  version: '1.2.3',
  origin: ORIGIN,
  calls,
});

/** Calls with every kind of value that needs encoding, and one with a body in another folder. */
export const calls: CollectionRequest[] = [
  callWith({
    query: [
      { name: 'filter[name]', value: 'a b&c=d/é' },
      { name: 'limit', value: '10' },
    ],
    headers: [{ name: 'X-Purpose', value: 'test' }],
  }),
  callWith(
    {
      method: 'POST',
      url: `${ORIGIN}/v1/orders`,
      body: { kind: 'json', mediaType: 'application/json', value: { ids: [1, 2] } },
    },
    { id: 'newOrder', title: 'New order', tag: 'Orders / new', lead: 'Makes an order.' },
  ),
];

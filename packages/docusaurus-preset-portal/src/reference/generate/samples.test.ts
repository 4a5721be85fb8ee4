import { expect, it } from 'vitest';
import { createSamples } from '../samples';
import { apiOf, operationOf, SERVER } from './api.fixture';
import { writeSamples } from './samples';

it('has a sample in every language', () => {
  const { operation, located, api } = operationOf({}, { path: '/things' });
  const samples = writeSamples(operation, located, api);
  const wanted = createSamples({ method: 'GET', url: `${SERVER}/things`, query: [], headers: [], secrets: [] });
  expect(samples.slice(0, wanted.length)).toEqual(wanted);
  expect(wanted.length).toBeGreaterThan(0);
  expect(samples.slice(wanted.length).map(({ language }) => language)).toEqual(['typescript-client', 'python-client']);
});

it('has none of a webhook', () => {
  const api = apiOf({ webhooks: { changed: { post: { operationId: 'changed' } } } });
  expect(api.operations.map(({ operation, located }) => writeSamples(operation, located, api))).toEqual([[]]);
});

import { expect, it } from 'vitest';
import type { OperationPage } from '../../openapi/model';
import { createSamples } from '../samples';
import { proofOf } from '../samples/proof';
import { apiOf, operationOf, SERVER } from './api.fixture';
import { provenSamples, samplesOf } from './samples';

it('has a sample in every language', () => {
  const { operation, located, api } = operationOf({}, { path: '/things' });
  const samples = samplesOf(operation, located, api);
  const wanted = createSamples({ method: 'GET', url: `${SERVER}/things`, query: [], headers: [], secrets: [] });
  expect(samples).toEqual(wanted);
  expect(samples.length).toBeGreaterThan(0);
});

it('has programs that receive a webhook', () => {
  const api = apiOf({ webhooks: { changed: { post: { operationId: 'changed' } } } });
  expect(
    api.operations.map(({ operation, located }) => samplesOf(operation, located, api).map(({ label }) => label)),
  ).toEqual([['Node.js', 'Python']]);
});

/** Returns an operation whose first sample was run, whose second was checked, and whose others are unproven. */
function proven() {
  const { operation, located, api } = operationOf({});
  const samples = samplesOf(operation, located, api);
  const [first = '', second = '', ...others] = samples.map(({ language }) => language);
  expect(others.length).toBeGreaterThan(0);
  const proof = proofOf([{ api: api.ref, operation, samples } as OperationPage], [first], [second]);
  return { operation, located, api, samples, first, second, proof };
}

it('marks each sample as run or checked', () => {
  const { operation, located, api, samples, first, second, proof } = proven();
  expect(provenSamples(operation, located, api, proof)).toEqual(
    samples.map((sample) => ({ ...sample, proof: { [first]: 'run', [second]: 'checked' }[sample.language] })),
  );
});

it('marks no sample of another contract version, or of an operation without a proof', () => {
  const { operation, located, api, samples, proof } = proven();
  const unproven = samples.map((sample) => ({ ...sample, proof: undefined }));
  const newer = { ...api, ref: { ...api.ref, version: '2' } };
  expect(provenSamples(operation, located, newer, proof)).toEqual(unproven);
  expect(provenSamples(operation, located, api, { ...proof, pages: {} })).toEqual(unproven);
});

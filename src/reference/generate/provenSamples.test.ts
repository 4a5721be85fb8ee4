import { expect, it } from 'vitest';
import type { OperationPage } from '../../openapi/model';
import { proofOf } from '../samples/proof';
import { operationOf } from './api.fixture';
import { provenSamples } from './provenSamples';
import { samplesOf } from './samples';

const { operation, located, document, api } = operationOf({});
const samples = samplesOf(operation, located, document);
const languages = samples.map(({ language }) => language);
const [first, second, ...others] = languages;
const proof = proofOf([{ api: api.ref, operation, samples } as OperationPage], [first ?? ''], [second ?? '']);

it('says of each sample whether it was run or checked', () => {
  expect(others.length).toBeGreaterThan(0);
  expect(provenSamples(operation, located, api, proof)).toEqual(
    samples.map((sample) => ({
      ...sample,
      proof: { [first ?? '']: 'run', [second ?? '']: 'checked' }[sample.language],
    })),
  );
});

it.each([
  ['a contract of another version', { ...api, ref: { ...api.ref, version: '2' } }, proof],
  ['an operation the proof does not know', api, { ...proof, pages: {} }],
])('says nothing for %s', (_, other, given) => {
  expect(provenSamples(operation, located, other, given).map((sample) => sample.proof)).toEqual(
    languages.map(() => undefined),
  );
});

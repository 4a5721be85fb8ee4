import type { Located } from '../../openapi';
import type { Operation, Sample } from '../../openapi/model';
import { provenBy, readProof } from '../samples/proof';
import { contractSamples } from './contractSamples';
import type { ReadApi } from './readApi';
import { samplesOf } from './samples';

/**
 * Returns the samples of an operation with the committed proof of their current text, then the samples of the contract.
 */
export function provenSamples(operation: Operation, located: Located, api: ReadApi, proof = readProof()): Sample[] {
  const samples = samplesOf(operation, located, api);
  const proven = provenBy(proof, api.ref, operation.id, samples);
  const labels = samples.map(({ label }) => label);
  return [
    ...samples.map((sample) => ({ ...sample, proof: proven(sample.language) })),
    ...contractSamples(located, labels),
  ];
}

import type { Located } from '../../openapi';
import type { Operation, Sample } from '../../openapi/model';
import type { PairedExample } from '../requests/exampleRequest';
import { plannedRequest } from '../requests/plan';
import { samplePlan, sampleValues } from '../requests/sampleRequest';
import { createSamples } from '../samples';
import { clientSamples } from '../samples/clients';
import { contractSamples } from './contractSamples';
import type { ReadApi } from './readApi';

/** The form of a page fills no values into a call of the Java client. */
const FIXED = '// It has the values of the example.\n';

/** Returns code samples of an operation in every language; none of a webhook. `pair`: example of the request. */
export function writeSamples(
  operation: Operation,
  located: Located,
  api: Pick<ReadApi, 'ref' | 'document' | 'typed'>,
  pair?: PairedExample,
): Sample[] {
  const { document, typed } = api;
  if (operation.kind !== 'operation') return [];
  const { sent, body, extraHeaders } = sampleValues(operation, located, document, pair);
  const request = plannedRequest(samplePlan(operation, located, api), sent, body, extraHeaders);
  return [...createSamples(request), ...clientSamples(request, typed, FIXED)];
}

/** Returns the samples of a page: of every language, then those of the contract. */
export function pageSamples(operation: Operation, located: Located, api: ReadApi): Sample[] {
  const samples = writeSamples(operation, located, api);
  const labels = samples.map(({ label }) => label);
  return [...samples, ...contractSamples(located, labels)];
}

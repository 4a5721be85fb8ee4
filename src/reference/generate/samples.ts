import { highlight } from '../../highlight';
import type { Document, Located } from '../../openapi';
import type { Operation, Sample } from '../../openapi/model';
import { sampleRequest } from '../requests/sampleRequest';
import { createSamples } from '../samples';

/** Code samples of an operation in every language; webhooks are received, not called, so they have none. */
export function samplesOf(operation: Operation, located: Located, document: Document): Sample[] {
  if (operation.kind !== 'operation') return [];
  return createSamples(sampleRequest(operation, located, document)).map((sample) => ({
    ...sample,
    html: highlight(sample.text, sample.language),
  }));
}

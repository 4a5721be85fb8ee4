import { highlight } from '../../highlight';
import type { Document, Located } from '../../openapi';
import type { Operation, Sample } from '../../openapi/model';
import type { Paired } from '../requests/exampleRequest';
import { sampleRequest } from '../requests/sampleRequest';
import { createSamples } from '../samples';

/**
 * Code samples of an operation in every language; webhooks are received, not called, so they have none.
 *
 * @param pair The example whose request they send, by default the first one of the page.
 */
export function samplesOf(operation: Operation, located: Located, document: Document, pair?: Paired): Sample[] {
  if (operation.kind !== 'operation') return [];
  return createSamples(sampleRequest(operation, located, document, pair)).map((sample) => ({
    ...sample,
    html: highlight(sample.text, sample.language),
  }));
}

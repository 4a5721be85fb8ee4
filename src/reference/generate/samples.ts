import type { Located } from '../../openapi';
import { ownerOf } from '../../openapi/applyBranding';
import type { Operation, Sample } from '../../openapi/model';
import { handlerSamples } from '../handlers';
import { highlight } from '../highlight';
import type { Paired } from '../requests/exampleRequest';
import { sampleRequest } from '../requests/sampleRequest';
import { typesFile } from '../requests/typesFile';
import { createSamples } from '../samples';
import type { ReadApi } from './readApi';

type ApiOfSamples = Pick<ReadApi, 'ref' | 'document'>;

/** Returns the samples as in {@link samplesOf}, without highlighting. */
export function sampleTexts(operation: Operation, located: Located, { ref, document }: ApiOfSamples, pair?: Paired) {
  if (operation.kind !== 'operation') return handlerSamples(operation, located, document);
  const request = sampleRequest(operation, located, document, pair);
  const types = typesFile(ref.id, located, document, ownerOf(process.env).siteUrl);
  return createSamples({ ...request, types });
}

/**
 * Returns code samples of an operation in every language. For a webhook, programs that receive it.
 *
 * @param pair Example whose request they send, by default the first of the page.
 */
export const samplesOf = (operation: Operation, located: Located, api: ApiOfSamples, pair?: Paired): Sample[] =>
  sampleTexts(operation, located, api, pair).map((sample) => ({
    ...sample,
    html: highlight(sample.text, sample.language),
  }));

import { baseUrl, type ExamplePair, type Located, type Operation } from 'openapi-toolkit';
import {
  type PairedExample,
  pairedExamples,
  preferOf,
  type SampleOptions,
  type SampleRequest,
  sampleRequest,
} from 'openapi-toolkit/samples';
import type { ReadApi } from './readApi';
import { byLanguage, writeSamples } from './samples';

/** A pair with the samples of its request, by language. */
export interface PairWithSamples extends ExamplePair {
  samples: Record<string, string>;
}

/** Returns the request on one line, decoded for readability. The samples contain it encoded. */
function lineOf({ method, url, query }: SampleRequest, operation: Operation, pair: PairedExample): string {
  const path = decodeURIComponent(url.slice(baseUrl(operation.servers).length));
  const text = query.map(({ name, value }) => `${name}=${value}`).join('&');
  const { body } = pair.example.request;
  const prefer = preferOf(pair).map(({ name, value }) => `${name}: ${value}`);
  const details = [body && `body ${body}`, ...prefer].filter(Boolean);
  return [`${method} ${path}${text && `?${text}`}`, ...details].join(', ');
}

/** Returns the examples of an operation that name their request, with that request. */
export function examplePairs(
  operation: Operation,
  located: Located,
  api: Pick<ReadApi, 'ref' | 'document' | 'typed'>,
  options: SampleOptions,
): PairWithSamples[] {
  if (operation.kind !== 'operation') return [];
  return pairedExamples(operation).map((pair) => {
    const request = sampleRequest(operation, located, api.document, pair);
    return {
      anchor: pair.example.anchor,
      name: pair.example.name,
      summary: pair.example.summary,
      request: lineOf(request, operation, pair),
      samples: byLanguage(writeSamples(operation, located, api, options, pair)),
    };
  });
}

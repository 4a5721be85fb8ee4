import { baseUrl, clean, type ExamplePair, isMap, type Located, type Operation, type Sample } from 'openapi-toolkit';
import {
  createSamples,
  type PairedExample,
  pairedExamples,
  plannedRequest,
  preferOf,
  type SampleOptions,
  type SampleRequest,
  samplePlan,
  sampleRequest,
  sampleValues,
} from 'openapi-toolkit/samples';
import type { Portal } from '../../content/portal';
import { siteUrl } from '../../lib/basePath';
import type { FormOptions } from '../builder/build/form';
import type { ReadApi } from './readApi';

/** Returns what the samples of a portal need besides the contracts; `hasTypes`: their types are among the downloads. */
export const sampleOptions = (
  { clients, guides, site, identifiers, fieldRules }: Portal,
  hasTypes: boolean,
): FormOptions => ({
  identifiers,
  fieldRules,
  siteUrl: hasTypes ? siteUrl(site) : undefined,
  keyVariable: site.keyVariable,
  ...(clients && guides.clients && { client: { ...clients.names, docs: `${siteUrl(site)}${guides.clients}` } }),
});

const KEYS = ['x-codeSamples', 'x-code-samples'] as const;

/** Normalises a sample with the keys of ReadMe to those of Redocly. */
const normalised = ({ lang, language, label, name, source, code }: Record<string, unknown>) => ({
  lang: lang ?? language,
  label: label ?? name,
  source: source ?? code,
});

/** Returns the code samples in the contract. A label that is among `otherLabels` is made unique. */
export function contractSamples({ operation }: Located, otherLabels: readonly string[]): Sample[] {
  const contractCode = KEYS.flatMap((key) => (Array.isArray(operation[key]) ? (operation[key] as unknown[]) : []))
    .filter(isMap)
    .map(normalised);
  return contractCode
    .filter(({ source }) => clean(source).trim() !== '')
    .map(({ lang, label, source }, index) => {
      const name = clean(label || lang) || 'Sample';
      const text = clean(source);
      const sameName =
        otherLabels.includes(name) ||
        contractCode.slice(0, index).some((item) => clean(item.label || item.lang) === name);
      return {
        language: `contract-${index + 1}`,
        label: sameName ? `${name} (contract ${index + 1})` : name,
        text: text.endsWith('\n') ? text : `${text}\n`,
      };
    });
}

/** Returns code samples of an operation in every language; none of a webhook. `pair`: example of the request. */
export function writeSamples(
  operation: Operation,
  located: Located,
  api: Pick<ReadApi, 'ref' | 'document' | 'callsOf'>,
  options: SampleOptions,
  pair?: PairedExample,
): Sample[] {
  const { document, callsOf } = api;
  if (operation.kind !== 'operation') return [];
  const { sent, body, extraHeaders } = sampleValues(operation, located, document, pair);
  const request = plannedRequest(samplePlan(operation, located, api, options), sent, body, extraHeaders);
  return [...createSamples(request), ...(callsOf?.(request) ?? [])];
}

/** Returns the texts of samples by language. */
export const byLanguage = (samples: readonly Sample[]): Record<string, string> =>
  Object.fromEntries(samples.map(({ language, text }) => [language, text]));

/** Returns the samples of a page: of every language, then those of the contract. */
export function pageSamples(operation: Operation, located: Located, api: ReadApi, options: SampleOptions): Sample[] {
  const samples = writeSamples(operation, located, api, options);
  const labels = samples.map(({ label }) => label);
  return [...samples, ...contractSamples(located, labels)];
}

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
  api: Pick<ReadApi, 'ref' | 'document' | 'callsOf'>,
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

import { clientSamples } from 'api-clients/samples';
import { clean, isMap, type Located, type Operation, type Sample } from 'openapi-toolkit';
import {
  createSamples,
  type PairedExample,
  plannedRequest,
  type SampleOptions,
  samplePlan,
  sampleValues,
} from 'openapi-toolkit/samples';
import type { ReadApi } from './readApi';

/** Both names of the extension for code samples. */
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
        otherLabels.includes(name) || contractCode.slice(0, index).some((one) => clean(one.label || one.lang) === name);
      return {
        language: `contract-${index + 1}`,
        label: sameName ? `${name} (contract ${index + 1})` : name,
        text: text.endsWith('\n') ? text : `${text}\n`,
      };
    });
}

/** The form of a page fills no values into a call of the Java client. */
const FIXED = '// It has the values of the example.\n';

/** Returns code samples of an operation in every language; none of a webhook. `pair`: example of the request. */
export function writeSamples(
  operation: Operation,
  located: Located,
  api: Pick<ReadApi, 'ref' | 'document' | 'typed'>,
  options: SampleOptions,
  pair?: PairedExample,
): Sample[] {
  const { document, typed } = api;
  if (operation.kind !== 'operation') return [];
  const { sent, body, extraHeaders } = sampleValues(operation, located, document, pair);
  const request = plannedRequest(samplePlan(operation, located, api, options), sent, body, extraHeaders);
  return [...createSamples(request), ...clientSamples(request, typed, FIXED)];
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

import { isMap, type Located } from '../../openapi';
import type { Sample } from '../../openapi/model';
import { clean } from '../../openapi/text';

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

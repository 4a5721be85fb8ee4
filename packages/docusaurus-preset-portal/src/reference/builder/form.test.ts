import { clientSamples } from 'api-clients/samples';
import { createSamples } from 'openapi-toolkit/samples';
import { describe, expect, it } from 'vitest';
import { options } from '../../../../../tests/support/portal';
import { examplePairs, writeSamples } from '../generate/samples';
import { writers, writeSample } from './client/write';
import { keyedFields, linkOf, valuesOf } from './form/link';
import { marksOf } from './form/probeValue';
import { formRequest } from './form/request';
import type { OperationForm, Preset } from './form/types';
import { operations } from './forms.fixture';

it('there are operations', () => {
  expect(operations.length).toBeGreaterThan(0);
});

function writeAll(form: OperationForm, { values, extraHeaders }: Preset): Record<string, string> {
  const request = formRequest(form, values, extraHeaders);
  const samples = [...createSamples(request), ...clientSamples(request)];
  return Object.fromEntries(samples.map(({ language, text }) => [language, text]));
}

it('a page loads each language separately, in the order of the samples', async () => {
  const [{ form } = operations[0] as (typeof operations)[number]] = operations;
  const [preset = { values: {} }] = form.presets;
  const texts: Record<string, string> = {};
  for (const [language, load] of Object.entries(writers))
    texts[language] = writeSample(await load(), form, preset.values);
  expect(Object.entries(texts)).toEqual(Object.entries(writeAll(form, preset)));
});

describe.each(operations)('$id', ({ api, operation, located, form }) => {
  it('has a field for every parameter and every property of the body', () => {
    const names = operation.parameters.map(({ schema }) => schema.name);
    const root = operation.requestBody?.media[0]?.schema;
    const inBody = root ? (root.children.length > 0 ? root.children.map(({ name }) => name) : ['body']) : [];
    expect(keyedFields(form).map(([, field]) => field.name)).toEqual([...names, ...inBody]);
    // No field is entered as JSON.
    expect(JSON.stringify(form)).not.toContain('"type":"json"');
  });

  it('has no field for the key', () => {
    const secrets = form.plan.secrets.map(({ name }) => name);
    expect(secrets.length).toBeGreaterThan(0);
    expect(keyedFields(form).filter(([key]) => secrets.includes(key))).toEqual([]);
  });

  it('writes the samples of its examples as the build does', () => {
    const texts = writeSamples(operation, located, api, options).map(({ language, text }) => [language, text]);
    const pairs = examplePairs(operation, located, api, options);
    const built = pairs.length > 0 ? pairs.map(({ samples }) => samples) : [Object.fromEntries(texts)];
    expect(form.presets.map((preset) => writeAll(form, preset))).toEqual(built);
  });

  it('marks every value in every language', async () => {
    for (const { values, extraHeaders } of form.presets) {
      for (const [language, load] of Object.entries(writers)) {
        const write = await load();
        const marks = marksOf(values, (written) => writeSample(write, form, written, extraHeaders));
        for (const key of Object.keys(values))
          expect(
            marks.some((mark) => `${mark.key}.`.startsWith(`${key}.`)),
            `${language}: ${key}`,
          ).toBe(true);
      }
    }
  });

  it('keeps its values in a link, without personal data', () => {
    for (const { values } of form.presets) {
      const { hash, omitted } = linkOf(form, values);
      const parsedValues = valuesOf(form, hash, true);
      if (omitted.length === 0) expect(parsedValues).toEqual(values);
      else for (const name of omitted) expect(Object.keys(parsedValues)).not.toContain(name);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { apis } from '../../apis';
import { ownerOf } from '../../owner';
import { paths } from '../../paths';
import { recognise } from '../../vocabulary/recognise';
import { apiForm } from '../generate/apiForm';
import { examplePairs } from '../generate/examplePairs';
import { readApi } from '../generate/readApi';
import { sampleTexts } from '../generate/samples';
import { marksIn, writeAll } from './client/write';
import { keyedFields, linkOf, valuesOf } from './form/link';

const read = await Promise.all(apis.map((api) => readApi(api, paths.specs, ownerOf(process.env))));
const operations = read.flatMap((api) =>
  api.operations
    .filter(({ operation }) => operation.kind === 'operation')
    .map(({ operation, located }) => ({ api, operation, located, id: `${api.ref.id}/${operation.id}` })),
);

it('there are operations', () => {
  expect(operations.length).toBeGreaterThan(0);
});

describe.each(operations)('$id', ({ api, operation, located }) => {
  const form = apiForm(operation, located, api);

  it('has a field for every parameter and every property of the body', () => {
    const names = operation.parameters.map(({ schema }) => schema.name);
    const root = operation.requestBody?.media[0]?.schema;
    const inBody = root ? (root.children.length > 0 ? root.children.map(({ name }) => name) : ['body']) : [];
    expect(keyedFields(form).map(([, field]) => field.name)).toEqual([...names, ...inBody]);
    expect(JSON.stringify(form)).not.toContain('"json"');
  });

  it('writes the samples of its examples as the build does', () => {
    const byLanguage = Object.fromEntries(
      sampleTexts(operation, located, api).map(({ language, text }) => [language, text]),
    );
    const pairs = examplePairs(operation, located, api);
    const built = pairs.length > 0 ? pairs.map(({ samples }) => samples) : [byLanguage];
    const sent = JSON.parse(JSON.stringify(form)) as typeof form;
    expect(sent.presets.map(({ values, extra }) => writeAll(sent, values, extra))).toEqual(built);
  });

  it('marks every value of the samples', () => {
    for (const { values, extra } of form.presets) {
      const keys = new Set(marksIn(form, values, 'shell', extra).map(({ key }) => key.split('.')[0]));
      expect([...keys].sort()).toEqual(Object.keys(values).sort());
    }
  });

  it('keeps its values in a link', () => {
    for (const { values } of form.presets) {
      const { hash, left } = linkOf(form, values, recognise);
      if (left.length === 0) expect(valuesOf(form, hash, recognise)).toEqual(values);
    }
  });
});

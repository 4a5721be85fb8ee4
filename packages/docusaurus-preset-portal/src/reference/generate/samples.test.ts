import { createSamples } from 'openapi-toolkit/samples';
import { apiOf, operationOf, SERVER } from 'openapi-toolkit/testing';
import { expect, it } from 'vitest';
import { options, portal } from '../../../../../tests/support/portal';
import { contractSamples, sampleOptions, writeSamples } from './samples';

it('has a sample in every language', () => {
  const { operation, located, api } = operationOf({}, { path: '/things' });
  const call = { language: 'typescript-client', label: 'TypeScript client', text: 'call();' };
  const samples = writeSamples(operation, located, { ...api, callsOf: () => [call] }, options);
  const wanted = createSamples({ method: 'GET', url: `${SERVER}/things`, query: [], headers: [], secrets: [] });
  expect(samples.slice(0, wanted.length)).toEqual(wanted);
  expect(wanted.length).toBeGreaterThan(0);
  expect(samples.slice(wanted.length)).toEqual([call]);
});

it('takes the types of a response only where they are among the downloads', () => {
  const schema = { $ref: '#/components/schemas/Thing' };
  const responses = { 200: { description: '', content: { 'application/json': { schema } } } };
  const { operation, located, api } = operationOf({ responses }, { components: { schemas: { Thing: {} } } });
  const typescript = (hasTypes: boolean) =>
    writeSamples(operation, located, api, sampleOptions(portal, hasTypes)).find(({ label }) => label === 'TypeScript');
  expect([true, false].map((hasTypes) => typescript(hasTypes)?.text.includes('example.d.ts'))).toEqual([true, false]);
});

it('has none of a webhook', () => {
  const api = apiOf({ webhooks: { changed: { post: { operationId: 'changed' } } } });
  expect(api.operations.map(({ operation, located }) => writeSamples(operation, located, api, options))).toEqual([[]]);
});

const ofContract = (extension: object, taken: string[] = []) => contractSamples(operationOf(extension).located, taken);

it('has the samples of the contract, under both names of the extension', () => {
  expect(
    ofContract(
      {
        'x-codeSamples': [
          { lang: 'PHP', source: 'run();' },
          { lang: 'curl', label: 'With curl', source: 'curl x\n' },
        ],
        'x-code-samples': [{ lang: 'PHP', source: 'again();' }],
      },
      ['curl'],
    ),
  ).toEqual([
    { language: 'contract-1', label: 'PHP', text: 'run();\n' },
    { language: 'contract-2', label: 'With curl', text: 'curl x\n' },
    { language: 'contract-3', label: 'PHP (contract 3)', text: 'again();\n' },
  ]);
});

it('distinguishes samples of the contract from ours of the same name', () => {
  expect(ofContract({ 'x-codeSamples': [{ lang: 'PHP', source: 'run();' }] }, ['PHP'])).toEqual([
    { language: 'contract-1', label: 'PHP (contract 1)', text: 'run();\n' },
  ]);
});

it('ignores what is no sample', () => {
  expect(ofContract({ 'x-codeSamples': [null, 'x', {}, { lang: 'PHP' }] })).toEqual([]);
});

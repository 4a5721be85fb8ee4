import { expect, it } from 'vitest';
import { operationOf } from './api.fixture';
import { contractSamples } from './samples';

const samples = (extension: object, taken: string[] = []) => contractSamples(operationOf(extension).located, taken);

it('are the samples of the contract, under both names of the extension', () => {
  expect(
    samples(
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

it('are distinguished from ours of the same name', () => {
  expect(samples({ 'x-codeSamples': [{ lang: 'PHP', source: 'run();' }] }, ['PHP'])).toEqual([
    { language: 'contract-1', label: 'PHP (contract 1)', text: 'run();\n' },
  ]);
});

it.each([null, 'text', {}, [null, 'x', {}, { lang: 'PHP' }]])('are none in %j', (value) => {
  expect(samples({ 'x-codeSamples': value })).toEqual([]);
});

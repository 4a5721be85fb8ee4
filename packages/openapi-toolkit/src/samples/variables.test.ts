import { expect, it } from 'vitest';
import type { SampleRequest } from '../requests/request';
import { createSamples } from '.';
import { localNameOf } from './prepareRequest';

const request: SampleRequest = {
  method: 'GET',
  url: 'https://api.example.com/shapes',
  query: [],
  headers: [],
  secrets: [],
  accept: 'application/json',
};
const basic = {
  in: 'header',
  name: 'Authorization',
  prefix: 'Basic ',
  variable: 'USER',
  password: 'PASSWORD',
} as const;

it.each([
  'shell',
  'javascript',
  'typescript',
  'python',
  'csharp',
  'java',
  'go',
  'php',
  'powershell',
])('a comment in %s names the authentication that the sample lacks', (language) => {
  const samples = createSamples({ ...request, unsupported: ['Digest authentication', 'client certificate'] });
  const text = samples.find((sample) => sample.language === language)?.text;
  expect(text).toMatch(/^(?:#|\/\/) This sample has no Digest authentication\.$/m);
  expect(text).toMatch(/^(?:#|\/\/) This sample has no client certificate\.$/m);
});

it('no local name of a secret is used by the sample itself', () => {
  const variables = ['API_KEY', 'TOKEN', 'CREDENTIALS', 'SESSION'];
  const others = variables.map((variable) => ({ in: 'header' as const, name: `X-${variable}`, variable }));
  const samples = createSamples({ ...request, secrets: [basic, ...others] });
  const names = [...variables, 'USER', 'PASSWORD'].map(localNameOf);
  expect(new Set(names).size).toBe(names.length);
  const declared = samples.flatMap(({ language, text }) =>
    [...text.matchAll(/^ *(?:(?:var|const|String) )?\$?(\w+) :?= /gm)]
      .map(([, name = '']) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()))
      .filter((name) => names.includes(name))
      .map((name) => `${language} ${name}`),
  );
  // Each language except shell, combined with each of the others.
  expect(declared.length).toBeGreaterThan(variables.length * (samples.length - 1));
  expect(declared).toEqual([...new Set(declared)]);
});

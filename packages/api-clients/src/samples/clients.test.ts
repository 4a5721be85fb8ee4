import { type ClientCall, prepareRequest, type SampleRequest } from 'openapi-toolkit/samples';
import { expect, it } from 'vitest';

import { clientSamples } from '.';
import { clientWriters } from './writers';

const call: ClientCall = {
  client: 'shapes-client',
  className: 'Shapes',
  docs: 'https://docs.example.org/clients',
  api: 'lifeEvents',
  operation: 'addShape',
  values: { shapeId: "it's", 'X-Purpose': 'a', body: { size: 1, tags: ['a', null] } },
  headers: [{ name: 'Prefer', value: 'code=429' }],
};
const request: SampleRequest = {
  method: 'POST',
  url: 'https://api.example.org/v1/shapes',
  query: [],
  headers: [],
  secrets: [],
  accept: 'application/json',
  call,
};
const sample = (language: string, of: SampleRequest = request) =>
  clientSamples(of).find((one) => one.language === language)?.text;

it('calls the TypeScript client with the values of the request', () => {
  expect(sample('typescript-client')).toBe(`// Node.js 20 or later: npx tsx request.mts
// The client, to install in the same folder: https://docs.example.org/clients
import { Shapes } from 'shapes-client';

const { lifeEvents } = new Shapes({
  host: 'https://api.example.org',
  headers: { Prefer: 'code=429' },
});
const response = await lifeEvents.addShape({
  shapeId: 'it\\'s',
  'X-Purpose': 'a',
  body: { size: 1, tags: ['a', null] },
});
console.log(JSON.stringify(response, null, 2));`);
});

it('prints nothing for an operation without a response body', () => {
  const text = sample('typescript-client', {
    ...request,
    accept: undefined,
    call: { ...call, values: {}, headers: [] },
  });
  expect(text?.split('\n').slice(4)).toEqual([
    "const { lifeEvents } = new Shapes({ host: 'https://api.example.org' });",
    'await lifeEvents.addShape();',
  ]);
});

it('there is no sample for a request that no client sends', async () => {
  const { call: _, ...plain } = request;
  expect(sample('typescript-client', plain)).toBeUndefined();
  const write = await clientWriters['typescript-client']?.();
  expect(write?.(prepareRequest(plain))).toBe('');
});

it('the call in Java says so where the types of the client do not have the values', () => {
  const texts = clientSamples(request, { faults: [], types: [], apis: [] });
  expect(texts.find(({ language }) => language === 'java-client')?.text).toMatch(/^\/\/ .*Send the request instead\.$/);
});

it('the call in Java has a note on its values only where one is given', () => {
  const typed = { types: [], apis: [{ id: 'life-events', operations: [{ name: 'addShape', values: [] }] }] };
  const java = (note?: string) =>
    clientSamples({ ...request, call: { ...call, values: {} } }, typed as never, note).at(-1)?.text;
  expect(java('// A note.\n')).toContain('https://docs.example.org/clients\n// A note.\nimport shapes.Shapes;\n');
  expect(java()).toContain('https://docs.example.org/clients\nimport shapes.Shapes;\n');
});

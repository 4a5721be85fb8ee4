import { describe, expect, it } from 'vitest';
import { fileName } from '../openapi/sample/mediaTypes';
import { operationOf } from '../testing/contracts';
import { exampleParameters, pairedExamples, preferOf, withBodyOf } from './exampleRequest';

const json = (examples: object) => ({ content: { 'application/json': { schema: { type: 'object' }, examples } } });
const { operation } = operationOf({
  parameters: [
    { in: 'path', name: 'id', required: true, schema: { type: 'string' }, example: 'of the contract' },
    { in: 'query', name: 'sent', schema: { type: 'integer' } },
    { in: 'query', name: 'left', schema: { type: 'string' } },
  ],
  requestBody: json({ one: { value: 1 }, two: { value: 2 } }),
  responses: {
    200: {
      description: 'Yes',
      ...json({
        plain: { value: 0 },
        first: { value: 1, 'x-request': { parameters: { sent: 5 }, body: 'two' } },
        last: { value: 2, 'x-request': { parameters: { id: 'a' }, prefer: true } },
      }),
    },
    404: { description: 'No', ...json({ missing: { value: 3, 'x-request': { parameters: { id: 'b' } } } }) },
  },
});
const [first, last, ...others] = pairedExamples(operation);
if (!first || !last) throw new Error('Two examples name their request.');

describe('an example that names its request', () => {
  it('is one of any response, those of success responses first', () => {
    expect([first, last, ...others].map(({ status, example }) => [status, example.name])).toEqual([
      ['200', 'first'],
      ['200', 'last'],
      ['404', 'missing'],
    ]);
    const errors = operation.responses.filter(({ status }) => status === '404');
    expect(pairedExamples({ ...operation, responses: errors })).toEqual([]);
  });

  it('sends the named and the required parameters', () => {
    const sent = (pair: typeof first) =>
      exampleParameters(operation, pair).map(({ schema: { name, examples } }) => [name, examples]);
    expect(sent(first)).toEqual([
      ['id', ['"of the contract"']],
      ['sent', ['5']],
    ]);
    expect(sent(last)).toEqual([['id', ['"a"']]]);
  });

  it('has only the named example of the body', () => {
    const names = (pair: typeof first) =>
      withBodyOf(operation, pair).requestBody?.media.map(({ examples }) => examples.map(({ name }) => name));
    expect(names(first)).toEqual([['two']]);
    expect(withBodyOf(operation, last)).toBe(operation);
    const bare = { ...operation, requestBody: undefined };
    expect(withBodyOf(bare, first)).toBe(bare);
  });

  it('adds Prefer if the request alone does not select it', () =>
    expect([first, last].map(preferOf)).toEqual([[], [{ name: 'Prefer', value: 'code=200, example=last' }]]));
});

it.each<[string, string | undefined, string]>([
  ['photo', 'image/jpeg', 'photo.jpg'],
  ['a', 'image/svg+xml', 'a.svg'],
  ['a', 'text/plain; charset=utf-8', 'a.txt'],
  ['a', 'text/markdown', 'a.md'],
  ['a', 'audio/mpeg', 'a.mp3'],
  ['a', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'a.xlsx'],
  ['a', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'a.docx'],
  ['a', 'application/geo+json', 'a.json'],
  ['a', 'application/mp4', 'a.mp4'],
  ['a', 'application/abcdef', 'a.bin'],
  ['/a  b/é_-1/', 'image/png', 'a-b-é_-1.png'],
  ['--a--', 'image/png', 'a.png'],
  ['//', 'image/png', 'file.png'],
])('a file %j of type %j is %s', (base, mediaType, name) => expect(fileName(base, mediaType)).toBe(name));

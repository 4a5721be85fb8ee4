import { expect, it } from 'vitest';
import { operationOf } from '../testing/contracts';
import { sampleBodyOf } from './body';

const FORM = 'application/x-www-form-urlencoded';
const PARTS = 'multipart/form-data';
const FILE = { type: 'string', format: 'binary' };

/** What the contract says of a field, besides its example. */
interface Field {
  schema?: object;
  encoding?: object;
}

/** Returns the body of one field, by its example. */
function bodyOf(mediaType: string, name: string, example: unknown, { schema, encoding }: Field) {
  const media = {
    ...(schema && { schema: { type: 'object', properties: { [name]: schema } } }),
    example: { [name]: example, none: null },
    encoding: { ...(encoding && { [name]: encoding }) },
  };
  const found = operationOf({ requestBody: { content: { [mediaType]: media } } }, { method: 'post' });
  return sampleBodyOf(found.document, found.operation, found.located);
}

it.each<[string, unknown, object | undefined, object[]]>([
  ['hasOwnProperty', ['a', 'b'], undefined, [{ value: 'a' }, { value: 'b' }]],
  ['each', ['a', 'b'], { style: 'form' }, [{ value: 'a' }, { value: 'b' }]],
  ['joined', ['a b', 'c'], { explode: false }, [{ value: 'a b,c', encoded: 'joined=a%20b,c' }]],
  ['piped', ['a', 'b'], { style: 'pipeDelimited' }, [{ value: 'a|b', encoded: 'piped=a%7Cb' }]],
  ['json', [1], { contentType: 'application/json' }, [{ value: '[1]' }]],
  ['url', 'a/b?c', { allowReserved: true }, [{ value: 'a/b?c', encoded: 'url=a/b?c' }]],
])('the field "%s" of a form with %j and the encoding %j', (name, example, encoding, wanted) =>
  expect(bodyOf(FORM, name, example, { encoding })).toEqual({
    kind: 'form',
    fields: wanted.map((field) => ({ name, ...field })),
  }));

it.each<[string, unknown, Field, object[]]>([
  [
    'files of a range',
    ['x'],
    { schema: { type: 'array', items: FILE }, encoding: { contentType: 'image/*' } },
    [{ filename: 'p.png', mediaType: 'image/png' }],
  ],
  ['a list', [1, { a: 1 }], {}, [{ value: '1' }, { value: '{"a":1}', mediaType: 'application/json' }]],
  [
    'a list as JSON',
    [1, 2],
    { encoding: { contentType: 'application/json' } },
    [{ value: '[1,2]', mediaType: 'application/json' }],
  ],
  ['a map', { a: 1 }, { encoding: { explode: false } }, [{ value: '{"a":1}', mediaType: 'application/json' }]],
  [
    'a map with the first of two types',
    { a: 1 },
    { encoding: { contentType: ' application/hal+json , text/plain' } },
    [{ value: '{"a":1}', mediaType: 'application/hal+json' }],
  ],
  ['any type', 'a', { encoding: { contentType: '*/*' } }, [{ value: 'a' }]],
  ['an empty type', 'a', { encoding: { contentType: '' } }, [{ value: 'a' }]],
  [
    'a type of another range',
    'a',
    { encoding: { contentType: 'audio/*' } },
    [{ value: 'a', mediaType: 'application/octet-stream' }],
  ],
])('a part: %s', (_, example, field, wanted) =>
  expect(bodyOf(PARTS, 'p', example, field)).toEqual({
    kind: 'multipart',
    parts: wanted.map((part) => ({ name: 'p', ...part })),
  }));

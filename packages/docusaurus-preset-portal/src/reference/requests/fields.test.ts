import { expect, it } from 'vitest';
import { operationOf } from '../generate/api.fixture';
import { sampleBodyOf } from './body';
import type { SampleBody } from './request';

const FORM = 'application/x-www-form-urlencoded';

it.each<[string, object, SampleBody]>([
  [
    'lists of a form by their style, maps as JSON',
    {
      content: {
        [FORM]: {
          example: {
            plain: [1, null, 2],
            joined: ['a b', 'c'],
            deep: { x: { y: 1 } },
            map: { a: 1 },
            json: [1],
            none: null,
          },
          encoding: {
            joined: { explode: false },
            deep: { style: 'deepObject', explode: true },
            json: { contentType: 'application/json' },
          },
        },
      },
    },
    {
      kind: 'form',
      fields: [
        { name: 'plain', value: '1' },
        { name: 'plain', value: '2' },
        { name: 'joined', value: 'a b,c', encoded: 'joined=a%20b,c' },
        { name: 'deep[x][y]', value: '1' },
        { name: 'map', value: '{"a":1}' },
        { name: 'json', value: '[1]' },
      ],
    },
  ],
  [
    'parts by their encoding: types, lists, maps, files of several kinds',
    {
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            properties: {
              photo: { contentMediaType: 'image/png' },
              either: {
                oneOf: [
                  { type: 'string', format: 'uri' },
                  { type: 'string', format: 'binary' },
                ],
              },
              pages: { type: 'array', items: { type: 'string', format: 'binary' } },
              text: { type: 'string', contentEncoding: 'base64', contentMediaType: 'image/png' },
            },
          },
          example: {
            photo: 'x',
            either: 'y',
            pages: ['z'],
            text: 'YQ==',
            tags: ['a', 'b'],
            joined: [1, 2],
            map: { a: 1 },
            none: null,
          },
          encoding: {
            photo: { contentType: 'image/jpeg, image/png' },
            pages: { contentType: 'image/*' },
            tags: { contentType: 'text/plain' },
            joined: { style: 'form', explode: false },
          },
        },
      },
    },
    {
      kind: 'multipart',
      parts: [
        { name: 'photo', filename: 'photo.jpg', mediaType: 'image/jpeg' },
        { name: 'either', filename: 'either.bin' },
        { name: 'pages', filename: 'pages.png', mediaType: 'image/png' },
        { name: 'text', value: 'YQ==' },
        { name: 'tags', value: 'a', mediaType: 'text/plain' },
        { name: 'tags', value: 'b', mediaType: 'text/plain' },
        { name: 'joined', value: '1,2' },
        { name: 'map', value: '{"a":1}', mediaType: 'application/json' },
      ],
    },
  ],
  [
    'fields of a form by what they say of their style, and by nothing else',
    {
      content: {
        [FORM]: {
          example: { each: ['a', 'b'], piped: ['a', 'b'], url: 'a/b?c', strict: 'a/b', hasOwnProperty: ['a', 'b'] },
          encoding: {
            each: { style: 'form' },
            piped: { style: 'pipeDelimited' },
            url: { allowReserved: true },
            strict: { allowReserved: false },
          },
        },
      },
    },
    {
      kind: 'form',
      fields: [
        { name: 'each', value: 'a' },
        { name: 'each', value: 'b' },
        { name: 'piped', value: 'a|b', encoded: 'piped=a%7Cb' },
        { name: 'url', value: 'a/b?c', encoded: 'url=a/b?c' },
        { name: 'strict', value: 'a/b' },
        { name: 'hasOwnProperty', value: 'a' },
        { name: 'hasOwnProperty', value: 'b' },
      ],
    },
  ],
  [
    'parts by the first of their types, of a range the most usual one, and lists as their style says',
    {
      content: {
        'multipart/form-data': {
          example: {
            any: 'a',
            empty: 'a',
            text: 'a',
            other: 'a',
            spaced: { a: 1 },
            near: 'a',
            plain: [1, { a: 1 }],
            json: [1, 2],
            each: [1, 2],
            map: { a: 1 },
          },
          encoding: {
            any: { contentType: '*/*' },
            empty: { contentType: '' },
            text: { contentType: 'text/*' },
            other: { contentType: 'audio/*' },
            spaced: { contentType: ' application/hal+json , text/plain' },
            near: { contentType: 'x-image/*x' },
            json: { contentType: 'application/json' },
            each: { style: 'form', explode: true },
            map: { explode: false },
          },
        },
      },
    },
    {
      kind: 'multipart',
      parts: [
        { name: 'any', value: 'a' },
        { name: 'empty', value: 'a' },
        { name: 'text', value: 'a', mediaType: 'text/plain' },
        { name: 'other', value: 'a', mediaType: 'application/octet-stream' },
        { name: 'spaced', value: '{"a":1}', mediaType: 'application/hal+json' },
        { name: 'near', value: 'a', mediaType: 'x-image/*x' },
        { name: 'plain', value: '1' },
        { name: 'plain', value: '{"a":1}', mediaType: 'application/json' },
        { name: 'json', value: '[1,2]', mediaType: 'application/json' },
        { name: 'each', value: '1' },
        { name: 'each', value: '2' },
        { name: 'map', value: '{"a":1}', mediaType: 'application/json' },
      ],
    },
  ],
])('%s', (_, requestBody, wanted) => {
  const { document, operation, located } = operationOf({ requestBody }, { method: 'post' });
  expect(sampleBodyOf(document, operation, located)).toEqual(wanted);
});

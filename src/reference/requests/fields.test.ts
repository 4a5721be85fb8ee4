import { expect, it } from 'vitest';
import { operationOf } from '../generate/api.fixture';
import { bodyOf } from './body';
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
])('%s', (_, requestBody, wanted) => {
  const { document, operation, located } = operationOf({ requestBody }, { method: 'post' });
  expect(bodyOf(document, operation, located)).toEqual(wanted);
});

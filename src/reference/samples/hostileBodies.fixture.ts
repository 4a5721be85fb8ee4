import type { SampleRequest } from '../requests/request';
import { CALL, HOSTILE, key } from './hostileText.fixture';

/** Requests with a body of every kind. */
export const withBody = {
  json: {
    ...CALL,
    method: 'POST',
    url: '/persons',
    query: [{ name: 'dry', value: 'a b&c' }],
    headers: [{ name: 'X-Purpose', value: 'claims-handling' }],
    body: {
      kind: 'json',
      mediaType: 'application/json',
      value: {
        hostile: HOSTILE,
        [HOSTILE]: [true, false, null, 0, -1.5, 1e21, 1e-7, '', [], {}, [[{ a: {} }]]],
        map: { 0: 'zero', 1: 'one' },
        ['__proto__']: { class: 'own', default: { deep: [{ ids: ['00000000-0000-4000-8000-000000000901'] }] } },
      },
    },
  },
  scalar: {
    ...CALL,
    method: 'PUT',
    url: '/note',
    body: { kind: 'json', mediaType: 'application/merge-patch+json; profile="x"', value: `"${HOSTILE}"` },
  },
  form: {
    ...CALL,
    method: 'POST',
    url: '/form',
    body: {
      kind: 'form',
      fields: [
        { name: 'hostile', value: HOSTILE },
        { name: 'a b', value: '@file' },
        { name: 'a b', value: 'again' },
      ],
    },
  },
  multipart: {
    ...CALL,
    method: 'POST',
    url: '/upload',
    body: {
      kind: 'multipart',
      parts: [
        { name: 'note', value: `@${HOSTILE.replaceAll(/[\r\n]+/g, ' ')}` },
        { name: 'file', filename: "it's $x.txt", mediaType: 'text/csv' },
        { name: 'inline', value: 'a;b,"c"\\', filename: 'in;line.txt', mediaType: 'application/xml' },
      ],
    },
  },
  parts: {
    method: 'POST',
    url: '/upload',
    query: [],
    headers: [],
    secrets: [],
    accept: 'application/json',
    body: {
      kind: 'multipart',
      parts: [
        { name: 'file', filename: "it's $x.txt", mediaType: 'text/csv' },
        { name: 'file', filename: "it's $x.txt", mediaType: 'text/plain' },
      ],
    },
  },
  text: {
    method: 'PATCH',
    url: '/text',
    query: [],
    headers: [],
    secrets: [key],
    accept: 'text/csv',
    body: { kind: 'text', mediaType: 'text/markdown', text: `@${HOSTILE}` },
  },
  writtenForm: {
    ...CALL,
    method: 'POST',
    url: '/form',
    body: {
      kind: 'form',
      fields: [
        { name: 'ids', value: 'a b,c', encoded: 'ids=a%20b,c' },
        { name: 'hostile', value: HOSTILE },
      ],
    },
  },
  file: {
    ...CALL,
    method: 'PUT',
    url: '/file',
    body: { kind: 'file', mediaType: 'application/octet-stream', filename: "it's $x.txt" },
  },
  jsonPart: {
    ...CALL,
    method: 'POST',
    url: '/upload',
    body: {
      kind: 'multipart',
      parts: [
        { name: 'meta', value: '{"a":"b;c,\\"d"}', mediaType: 'application/json' },
        { name: 'file', filename: "it's $x.txt", mediaType: 'text/csv' },
      ],
    },
  },
} satisfies Record<string, SampleRequest>;

import type { SampleRequest } from 'openapi-toolkit/samples';
import { CALL, HOSTILE, key } from './text';

type Body<Kind> = Extract<SampleRequest['body'], { kind: Kind }>;

const form = (fields: Body<'form'>['fields']) =>
  ({ ...CALL, method: 'POST', url: '/form', body: { kind: 'form', fields } }) satisfies SampleRequest;

const upload = (parts: Body<'multipart'>['parts']) =>
  ({ ...CALL, method: 'POST', url: '/upload', body: { kind: 'multipart', parts } }) satisfies SampleRequest;

const csv = { name: 'file', filename: "it's $x.txt", mediaType: 'text/csv' };

/** Requests with every kind of body. */
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
  form: form([
    { name: 'hostile', value: HOSTILE },
    { name: 'a b', value: '@file' },
    { name: 'a b', value: 'again' },
  ]),
  multipart: upload([
    { name: 'note', value: `@${HOSTILE.replaceAll(/[\r\n]+/g, ' ')}` },
    csv,
    { name: 'inline', value: 'a;b,"c"\\', filename: 'in;line.txt', mediaType: 'application/xml' },
  ]),
  parts: { ...upload([csv, { ...csv, mediaType: 'text/plain' }]), secrets: [] },
  text: {
    method: 'PATCH',
    url: '/text',
    query: [],
    headers: [],
    secrets: [key],
    accept: 'text/csv',
    body: { kind: 'text', mediaType: 'text/markdown', text: `@${HOSTILE}` },
  },
  writtenForm: form([
    { name: 'ids', value: 'a b,c', encoded: 'ids=a%20b,c' },
    { name: 'hostile', value: HOSTILE },
  ]),
  file: {
    ...CALL,
    method: 'PUT',
    url: '/file',
    body: { kind: 'file', mediaType: 'application/octet-stream', filename: "it's $x.txt" },
  },
  jsonPart: upload([{ name: 'meta', value: '{"a":"b;c,\\"d"}', mediaType: 'application/json' }, csv]),
} satisfies Record<string, SampleRequest>;

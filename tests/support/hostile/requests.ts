import type { SampleRequest } from 'openapi-toolkit/samples';
import { withBody } from './bodies';
import { CALL, HOSTILE, HOSTILE_HEADER, key } from './text';

export { HOSTILE, HOSTILE_HEADER, SECRET } from './text';

/** Requests that together cover every branch of the templates. The server is prepended to `url`. */
export const requests = {
  get: {
    ...CALL,
    method: 'GET',
    url: "/companies/09900012/a%20b%2Fc%C3%B8'(d)!",
    query: [
      { name: 'hostile', value: HOSTILE },
      { name: 'tag[]', value: 'first' },
      { name: 'tag[]', value: 'seconæd&x=y' },
      { name: 'it\'s "$q"', value: '' },
    ],
    headers: [{ name: 'X-Purpose', value: HOSTILE_HEADER }],
  },
  map: {
    ...CALL,
    method: 'GET',
    url: '/persons',
    query: [
      { name: 'address', value: 'Prøvestien 7, 9999 Eksempelby' },
      { name: '__proto__', value: HOSTILE },
      { name: '1', value: '@file' },
    ],
  },
  secrets: {
    method: 'DELETE',
    url: '/secrets',
    query: [],
    headers: [{ name: 'Cookie', value: 'theme=dark' }],
    secrets: [
      { in: 'header', name: 'Authorization', variable: 'ACCESS_TOKEN', prefix: 'Bearer ' },
      { in: 'query', name: 'api key', variable: 'DANISH_DATA_API_KEY' },
      { in: 'cookie', name: 'session', variable: 'SESSION_ID' },
    ],
  },
  delimited: {
    method: 'GET',
    url: '/delimited',
    query: [
      { name: 'ids', value: 'a b,c,d,`$(id)`', encoded: 'ids=a%20b,c%2Cd,%60%24%28id%29%60' },
      { name: 'hostile', value: HOSTILE },
    ],
    headers: [],
    secrets: [{ in: 'query', name: 'api key', variable: 'DANISH_DATA_API_KEY' }],
    accept: 'application/json',
  },
  basic: {
    method: 'GET',
    url: '/basic',
    query: [],
    headers: [],
    secrets: [{ in: 'header', name: 'Authorization', variable: 'USER', password: 'PASSWORD', prefix: 'Basic ' }, key],
    accept: 'application/json',
  },
  bytes: {
    method: 'GET',
    url: '/bytes',
    query: [],
    headers: [],
    secrets: [],
    accept: 'application/octet-stream',
  },
  missing: {
    ...CALL,
    method: 'GET',
    url: '/missing',
  },
  redirect: {
    ...CALL,
    method: 'GET',
    url: '/redirect',
  },
  hang: {
    ...CALL,
    method: 'GET',
    url: '/hang',
  },
  ...withBody,
} satisfies Record<string, SampleRequest>;

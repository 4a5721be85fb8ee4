import { expect, it } from 'vitest';
import type { SampleRequest } from '../requests/request';
import { callWith, collectionOf } from './collection.fixture';
import { postmanCollection } from './postman';

const login = (scheme: string): Partial<SampleRequest> => ({
  secrets: [{ in: 'header', name: 'Authorization', prefix: `${scheme} `, variable: 'USER', password: 'PASSWORD' }],
});

/** Exports one call with this request. */
function exported(request: Partial<SampleRequest>) {
  const collection = collectionOf(callWith(request));
  const [
    {
      item: [postman],
    } = { item: [] },
  ] = JSON.parse(postmanCollection(collection)).item;
  return postman.request;
}

it.each(['Basic', 'Digest', 'NTLM'])('name and password in the scheme %s', (scheme) => {
  const postman = exported(login(scheme));
  const type = scheme.toLowerCase();
  expect(postman.auth.type).toBe(type);
  expect(postman.auth[type].map(({ key, value }: Record<string, string>) => [key, value])).toEqual([
    ['username', '{{user}}'],
    ['password', '{{password}}'],
  ]);
  expect(postman.header.map(({ key }: { key: string }) => key)).not.toContain('Authorization');
});

it.each<[NonNullable<SampleRequest['connection']>, string]>([
  [{ certificate: { file: 'A', key: 'B' } }, 'Needs a client certificate (mutual TLS)'],
  [{ ticket: true }, 'Needs Negotiate (Kerberos) authentication'],
])('names the setting that no file can hold: %j', (connection, words) => {
  expect(exported({ connection }).description).toContain(words);
});

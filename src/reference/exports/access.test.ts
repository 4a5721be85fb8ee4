import { expect, it } from 'vitest';
import type { SampleRequest } from '../requests/request';
import { brunoFiles } from './bruno';
import { callWith, collectionOf } from './collection.fixture';
import { httpFile } from './httpFile';
import { postmanCollection } from './postman';

const login = (scheme: string): Partial<SampleRequest> => ({
  secrets: [{ in: 'header', name: 'Authorization', prefix: `${scheme} `, variable: 'USER', password: 'PASSWORD' }],
});

/** Exports one call with this request to each format. */
function formats(request: Partial<SampleRequest>) {
  const collection = collectionOf(callWith(request));
  const [
    {
      item: [postman],
    } = { item: [] },
  ] = JSON.parse(postmanCollection(collection)).item;
  const bruno = [...brunoFiles(collection)].find(([name]) => name.endsWith(`${collection.calls[0]?.id}.bru`))?.[1];
  return { postman: postman.request, bruno, http: httpFile(collection) };
}

it.each(['Basic', 'Digest', 'NTLM'])('name and password in the scheme %s', (scheme) => {
  const { postman, bruno, http } = formats(login(scheme));
  const type = scheme.toLowerCase();
  expect(postman.auth.type).toBe(type);
  expect(postman.auth[type].map(({ key, value }: Record<string, string>) => [key, value])).toEqual([
    ['username', '{{user}}'],
    ['password', '{{password}}'],
  ]);
  expect(postman.header.map(({ key }: { key: string }) => key)).not.toContain('Authorization');
  expect(bruno).toContain(`auth: ${type}\n`);
  expect(bruno).toContain(`auth:${type} {\n  username: {{user}}\n  password: {{password}}\n}`);
  expect(http).toContain(`\nAuthorization: ${scheme} {{user}} {{password}}\n`);
});

it.each<[NonNullable<SampleRequest['connection']>, string]>([
  [{ certificate: { file: 'A', key: 'B' } }, 'Needs a client certificate (mutual TLS)'],
  [{ ticket: true }, 'Needs Negotiate (Kerberos) authentication'],
])('names the setting that no file can hold: %j', (connection, words) => {
  const { postman, bruno, http } = formats({ connection });
  expect(postman.description).toContain(words);
  expect(bruno).toContain(`docs {\n  ${words}`);
  expect(http).toContain(`\n# ${words}`);
});

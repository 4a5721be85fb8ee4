import { expect, it } from 'vitest';
import type { Document, ServerObject } from './document';
import { PLACEHOLDER_HOST, withHost } from './serverUrl';

const HOST = 'https://api.shop.test/base';
const document = (servers?: ServerObject[]): Document => ({
  openapi: '3.1.0',
  info: { title: 'Shop', version: '1' },
  ...(servers && { servers }),
});

it.each([
  ['v1', `${HOST}/v1`, 'https://{host}/v1'],
  ['../v1', `${HOST}/v1`, 'https://{host}/v1'],
  ['api.shop.test:8443/v1', 'https://api.shop.test:8443/v1', 'https://api.shop.test:8443/v1'],
  ['localhost/v1', 'http://localhost/v1', 'http://localhost/v1'],
  ['127.0.0.1:3000/v1', 'http://127.0.0.1:3000/v1', 'http://127.0.0.1:3000/v1'],
  ['shop:8080/v1', 'https://shop:8080/v1', 'https://shop:8080/v1'],
  ['v1.0/shop.json/a', `${HOST}/v1.0/shop.json/a`, 'https://{host}/v1.0/shop.json/a'],
])('a server %j becomes %s, without a host %s', (url, wanted, unknown) => {
  const urls = [HOST, ''].map((host) => withHost(document(url === undefined ? undefined : [{ url }]), host).servers);
  expect(urls.map((servers) => servers?.map((server) => server.url))).toEqual([[wanted], [unknown]]);
});

it('an unknown host is a variable that readers can fill in', () =>
  expect(withHost(document([{ url: '/{tenant}', variables: { tenant: { default: 'a' } } }]), '').servers).toEqual([
    {
      url: 'https://{host}/{tenant}',
      variables: { host: expect.objectContaining({ default: PLACEHOLDER_HOST }), tenant: { default: 'a' } },
    },
  ]));

it.each([
  ['{base}/v1', 'shop.test', 'https://{base}/v1'],
  ['{base}/v1', 'shop.test:8443', 'https://{base}/v1'],
])('a server %s with the variable %j becomes %s', (url, value, wanted) => {
  const servers = [{ url, variables: { base: { default: value } } }];
  expect(withHost(document(servers), HOST).servers?.map((server) => server.url)).toEqual([wanted]);
});

it('servers of paths and operations have a host, too', () => {
  const servers = [{ url: '/v2' }];
  const paths = { '/a': { servers, get: { servers, responses: {} }, post: { responses: {} } }, '/b': {} };
  expect(withHost({ ...document(), paths }, HOST).paths).toEqual({
    '/a': {
      servers: [{ url: `${HOST}/v2` }],
      get: { servers: [{ url: `${HOST}/v2` }], responses: {} },
      post: { responses: {} },
    },
    '/b': {},
  });
});

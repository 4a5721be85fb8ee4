import { expect, it } from 'vitest';
import type { Document, ServerObject } from './document';
import { PLACEHOLDER_HOST, withHost } from './withHost';

const HOST = 'https://api.shop.test/base';
const document = (servers?: ServerObject[]): Document => ({
  openapi: '3.1.0',
  info: { title: 'Shop', version: '1' },
  ...(servers && { servers }),
});

it.each([
  [undefined, `${HOST}/`, 'https://{host}/'],
  ['', HOST, 'https://{host}'],
  ['/v1', `${HOST}/v1`, 'https://{host}/v1'],
  ['v1', `${HOST}/v1`, 'https://{host}/v1'],
  ['../v1', `${HOST}/v1`, 'https://{host}/v1'],
  ['//shop.test/v1', 'https://shop.test/v1', 'https://shop.test/v1'],
  ['shop.test/v1', 'https://shop.test/v1', 'https://shop.test/v1'],
  ['http://localhost:8080', 'http://localhost:8080', 'http://localhost:8080'],
  ['https://{tenant}.shop.test', 'https://{tenant}.shop.test', 'https://{tenant}.shop.test'],
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

it('a variable can hold the host', () => {
  const servers = [{ url: '{base}/v1', variables: { base: { default: 'https://shop.test' } } }];
  expect(withHost(document(servers), HOST).servers).toEqual(servers);
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

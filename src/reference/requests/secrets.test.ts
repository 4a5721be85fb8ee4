import { expect, it } from 'vitest';
import { secretVariables, site } from '../../site';
import { operationOf } from '../generate/api.fixture';
import type { RequestSecret } from './request';
import { secretsOf } from './secrets';

const securitySchemes = {
  header: { type: 'apiKey', in: 'header', name: 'X-Key' },
  query: { type: 'apiKey', in: 'query', name: 'key' },
  cookie: { type: 'apiKey', in: 'cookie', name: 'session' },
  bare: { type: 'apiKey' },
  bearer: { type: 'http', scheme: 'bearer' },
  noScheme: { type: 'http' },
  basic: { type: 'http', scheme: 'Basic' },
  notBasic: { type: 'http', scheme: 'basic-like' },
  nearlyBasic: { type: 'http', scheme: 'acid-basic' },
  oauth: { type: 'oauth2', flows: {} },
  openId: { type: 'openIdConnect', openIdConnectUrl: 'https://example.org' },
  certificate: { type: 'mutualTLS' },
  referred: { $ref: '#/components/securitySchemes/header' },
};

const variable = site.keyVariable;
const { token, user, password } = secretVariables;
const authorization = (prefix: string): RequestSecret => ({
  in: 'header',
  name: 'Authorization',
  variable: token,
  prefix,
});

it.each<[string, object[] | undefined, RequestSecret[]]>([
  ['none needed', undefined, []],
  ['none needed as one of several ways', [{}, { header: [] }], []],
  ['a key in a header', [{ header: [] }], [{ in: 'header', name: 'X-Key', variable }]],
  ['a key in the query', [{ query: [] }], [{ in: 'query', name: 'key', variable }]],
  ['a key in a cookie', [{ cookie: [] }], [{ in: 'cookie', name: 'session', variable }]],
  ['a key without place or name', [{ bare: [] }], [{ in: 'header', name: 'bare', variable }]],
  ['a bearer token', [{ bearer: [] }], [authorization('Bearer ')]],
  ['an HTTP scheme without a name', [{ noScheme: [] }], [authorization('Bearer ')]],
  ['a name and password', [{ basic: [] }], [{ ...authorization('Basic '), variable: user, password }]],
  ['another HTTP scheme', [{ notBasic: [] }], [authorization('basic-like ')]],
  ['yet another HTTP scheme', [{ nearlyBasic: [] }], [authorization('acid-basic ')]],
  ['OAuth 2.0', [{ oauth: ['read'] }], [authorization('Bearer ')]],
  ['OpenID Connect', [{ openId: [] }], [authorization('Bearer ')]],
  ['a certificate', [{ certificate: [] }], []],
  ['a scheme by reference', [{ referred: [] }], [{ in: 'header', name: 'X-Key', variable }]],
  ['a scheme named like a function', [{ constructor: [] }], []],
  ['a scheme the contract lacks', [{ unknown: [] }], []],
  ['the first of several ways', [{ query: [] }, { header: [] }], [{ in: 'query', name: 'key', variable }]],
  [
    'several together, a variable for each',
    [{ header: [], bearer: [], query: [] }],
    [
      { in: 'header', name: 'X-Key', variable },
      authorization('Bearer '),
      { in: 'query', name: 'key', variable: `${variable}_2` },
    ],
  ],
])('%s', (_, security, wanted) => {
  const { document, operation } = operationOf({ security }, { components: { securitySchemes } });
  expect(secretsOf(document, operation)).toEqual(wanted);
});

it('a contract without components', () => {
  const { document, operation } = operationOf({ security: [{ header: [] }] });
  expect(secretsOf(document, operation)).toEqual([]);
});

import { expect, it } from 'vitest';
import { operationOf } from '../testing/contracts';
import type { RequestSecret } from './request';
import { hasOwnValue, requestSecrets, unsupportedOf } from './secrets';

const securitySchemes = {
  header: { type: 'apiKey', in: 'header', name: 'X-Key' },
  query: { type: 'apiKey', in: 'query', name: 'key' },
  cookie: { type: 'apiKey', in: 'cookie', name: 'session' },
  bare: { type: 'apiKey' },
  bearer: { type: 'http', scheme: 'bearer' },
  noScheme: { type: 'http' },
  basic: { type: 'http', scheme: 'Basic' },
  digest: { type: 'http', scheme: 'digest' },
  scram: { type: 'http', scheme: 'scram-sha-256' },
  dpop: { type: 'http', scheme: 'dpop' },
  notBasic: { type: 'http', scheme: 'basic-like' },
  nearlyBasic: { type: 'http', scheme: 'acid-basic' },
  oauth: { type: 'oauth2', flows: {} },
  openId: { type: 'openIdConnect', openIdConnectUrl: 'https://example.org' },
  certificate: { type: 'mutualTLS' },
  referred: { $ref: '#/components/securitySchemes/header' },
};

const variable = 'API_KEY';
const [token, credentials] = ['ACCESS_TOKEN', 'CREDENTIALS'];
const authorization = (prefix: string, held: string = token): RequestSecret => ({
  in: 'header',
  name: 'Authorization',
  variable: held,
  prefix,
});

it.each<[string, object[] | undefined, RequestSecret[]]>([
  ['a key without place or name', [{ bare: [] }], [{ in: 'header', name: 'bare', variable }]],
  ['name and password in response to a challenge', [{ digest: [] }], []],
  ['credentials of a form of their own', [{ scram: [] }], [authorization('SCRAM-SHA-256 ', credentials)]],
  ['a token of another scheme', [{ dpop: [] }], [authorization('DPoP ')]],
  ['OpenID Connect', [{ openId: [] }], [authorization('Bearer ')]],
  ['a certificate', [{ certificate: [] }], []],
  ['a scheme named like a function', [{ constructor: [] }], []],
  ['a scheme the contract lacks', [{ unknown: [] }], []],
  ['the first of several ways', [{ query: [] }, { bearer: [] }], [{ in: 'query', name: 'key', variable }]],
  ['another token of the contract', [{ oauth: [] }, { bearer: [] }], [authorization('Bearer ', 'OAUTH_TOKEN')]],
])('%s', (_, security, wanted) => {
  const used = Object.keys(Object.assign({}, ...(security ?? [])));
  const schemes = Object.entries(securitySchemes).filter(([id]) => used.includes(id));
  const components = { securitySchemes: { ...Object.fromEntries(schemes) } };
  const { document, operation } = operationOf({ security }, { components });
  expect(requestSecrets(document, operation)).toEqual(wanted);
});

it.each([
  [[{ certificate: [], header: [] }], ['client certificate']],
  [[{ digest: [] }], ['Digest authentication']],
  [[{ basic: [] }], undefined],
])('samples lack for %j: %j', (security, wanted) => {
  const { document, operation } = operationOf({ security }, { components: { securitySchemes } });
  expect(unsupportedOf(document, operation)).toEqual(wanted);
});

it('a contract without components', () => {
  const { document, operation } = operationOf({ security: [{ header: [] }] });
  expect(requestSecrets(document, operation)).toEqual([]);
});

it.each([
  ['githubToken', 'GITHUB_TOKEN'],
  ['OAuth2', 'OAUTH2_TOKEN'],
  ['3scale', 'API_3SCALE_TOKEN'],
  ['승인', 'API_TOKEN'],
])('the variable of %s, one of several, is %s', (id, name) => {
  const scheme = { type: 'http', scheme: 'bearer' };
  const components = { securitySchemes: { [id]: scheme, other: scheme } };
  const { document, operation } = operationOf({ security: [{ [id]: [] }] }, { components });
  expect(requestSecrets(document, operation).map((secret) => secret.variable)).toEqual([name]);
});

it('sends the first of two schemes in one header', () => {
  const { document, operation } = operationOf(
    { security: [{ basic: [], bearer: [] }] },
    { components: { securitySchemes } },
  );
  expect(requestSecrets(document, operation)).toMatchObject([{ prefix: 'Basic ' }]);
});

it('schemes of equal words have different variables', () => {
  const scheme = { type: 'http', scheme: 'basic' };
  const components = { securitySchemes: { 'my login': scheme, my_login: scheme } };
  const { document, operation } = operationOf({ security: [{ my_login: [] }] }, { components });
  const [secret] = requestSecrets(document, operation);
  expect([secret?.variable, secret?.password]).toEqual(['MY_LOGIN_USER_2', 'MY_LOGIN_PASSWORD_2']);
});

it.each<[string, object[], object[], [parameter: string, place: string][]]>([
  ['a header of the same name', [{ header: [] }], [{ name: 'X-Key' }], [['x-key', 'header']]],
  ['a query parameter', [{ query: [] }], [{ name: 'key' }], [['key', 'query']]],
  [
    'an alternative',
    [{ bearer: [] }, { header: [] }],
    [{ prefix: 'Bearer ' }, { name: 'X-Key' }],
    [['X-Key', 'header']],
  ],
])('a secret that is a parameter, too, is sent once: %s', (_, security, secrets, parameters) => {
  const { bearer, header, query } = securitySchemes;
  const operation = {
    security,
    parameters: parameters.map(([name, place]) => ({ name, in: place, required: true, schema: { type: 'string' } })),
  };
  const found = operationOf(operation, { components: { securitySchemes: { bearer, header, query } } });
  expect(requestSecrets(found.document, found.operation)).toMatchObject(secrets);
  expect(found.operation.parameters.filter((one) => hasOwnValue(found.document, one))).toEqual([]);
});

it.each([
  ['Content-Type', 'header', {}, false],
  ['accept', 'header', {}, false],
  ['Accept', 'header', { enum: ['a/b'] }, true],
  ['Accept', 'header', { default: 'a/b' }, true],
  ['Accept', 'query', {}, true],
  ['Authorization', 'cookie', {}, true],
])('%s as a %s of %j has a value of its own: %s', (name, place, schema, wanted) => {
  const { document, operation } = operationOf({ parameters: [{ name, in: place, schema }] });
  expect(operation.parameters.map((one) => hasOwnValue(document, one))).toEqual([wanted]);
});

it('an Authorization header of which the contract has no scheme has a variable', () => {
  const parameters = [{ name: 'Authorization', in: 'header', required: true, schema: { type: 'string' } }];
  const { document, operation } = operationOf({ parameters });
  expect(requestSecrets(document, operation)).toEqual([{ in: 'header', name: 'Authorization', variable: credentials }]);
});

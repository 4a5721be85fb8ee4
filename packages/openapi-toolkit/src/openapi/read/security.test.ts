import { describe, expect, it } from 'vitest';
import { documentOf } from './read.fixture';
import { readSecurity } from './security';

const flows = {
  clientCredentials: { tokenUrl: 'https://example.com/token', scopes: {} },
  authorizationCode: {
    refreshUrl: 'https://example.com/refresh',
    tokenUrl: 'https://example.com/token',
    authorizationUrl: 'https://example.com/authorize',
    scopes: {},
  },
};

const document = documentOf({
  securitySchemes: {
    key: { type: 'apiKey', in: 'header', name: 'X-Key', description: 'The *key*' },
    referred: { $ref: '#/components/securitySchemes/key' },
    oauth: { type: 'oauth2', description: 'Flows', flows },
  },
});

const readOne = (scheme: object) =>
  readSecurity(documentOf({ securitySchemes: { one: scheme } }), [{ one: [] }])[0]?.[0];

it('reads alternatives of combined schemes', () => {
  const key = { id: 'key', summary: 'API key in the header X-Key', description: '<p>The <em>key</em></p>', scopes: [] };
  expect(readSecurity(document, [{ key: [], referred: ['read\u0000', 'write'] }, {}, { key: [] }])).toEqual([
    [key, { ...key, id: 'referred', scopes: ['read', 'write'] }],
    [],
    [key],
  ]);
});

it('names an undefined scheme by its id', () => {
  for (const id of ['missing', 'constructor']) {
    expect(readSecurity(document, [{ [id]: ['a'] }])).toEqual([[{ id, summary: id, scopes: ['a'] }]]);
  }
  expect(readSecurity({ ...document, components: undefined }, [{ key: [] }])).toEqual([
    [{ id: 'key', summary: 'key', scopes: [] }],
  ]);
});

describe('a scheme in words', () => {
  it.each([
    [{ type: 'apiKey', in: 'query', name: 'k' }, 'API key in the query parameter k'],
    [{ type: 'apiKey', in: 'cookie', name: 'k' }, 'API key in the cookie k'],
    [{ type: 'apiKey', in: 'constructor', name: 'k' }, 'API key in the header k'],
    [{ type: 'apiKey' }, 'API key in the header '],
    [{ type: 'http', scheme: 'Bearer' }, 'Bearer token in the header Authorization'],
    [{ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' }, 'Bearer token (JWT) in the header Authorization'],
    [{ type: 'http', scheme: 'basic' }, 'HTTP Basic in the header Authorization'],
    [{ type: 'http', scheme: 'bearer-like' }, 'HTTP bearer-like in the header Authorization'],
    [{ type: 'http', scheme: 'not-bearer' }, 'HTTP not-bearer in the header Authorization'],
    [{ type: 'http' }, 'HTTP authentication in the header Authorization'],
    [{ type: 'oauth2', flows: { implicit: {}, password: {} } }, 'OAuth 2.0 (implicit, password)'],
    [{ type: 'oauth2' }, 'OAuth 2.0 ()'],
    [{ type: 'openIdConnect', openIdConnectUrl: 'https://example.com' }, 'OpenID Connect (https://example.com)'],
    [{ type: 'openIdConnect' }, 'OpenID Connect ()'],
    [{ type: 'mutualTLS' }, 'Client certificate (mutual TLS)'],
    [{ type: 'new\u0000kind' }, 'newkind'],
  ])('%j', (scheme, summary) => {
    expect(readOne(scheme)).toEqual({ id: 'one', scopes: [], summary, description: undefined });
  });
});

it('lists the addresses of the OAuth flows below the description', () => {
  const [[oauth] = []] = readSecurity(document, [{ oauth: [] }]);
  expect(oauth?.description).toBe(
    `<p>Flows</p>
<ul>
<li>client credentials, token: <code>https://example.com/token</code></li>
<li>authorization code, authorization: <code>https://example.com/authorize</code></li>
<li>authorization code, token: <code>https://example.com/token</code></li>
<li>authorization code, refresh: <code>https://example.com/refresh</code></li>
</ul>`,
  );
});

it('reads the device flow, the metadata and deprecated schemes of OpenAPI 3.2', () => {
  const schemes = {
    old: { type: 'apiKey', in: 'header', name: 'X-Old', deprecated: true },
    tv: {
      type: 'oauth2',
      oauth2MetadataUrl: 'https://a.test/meta',
      flows: {
        deviceAuthorization: { deviceAuthorizationUrl: 'https://a.test/device', tokenUrl: 'https://a.test/token' },
      },
    },
  };
  const read = readSecurity(documentOf({ securitySchemes: schemes }), [{ old: [] }, { tv: [] }]);
  expect(read.flat().map(({ summary }) => summary)).toEqual([
    'OAuth 2.0 (device authorization)',
    'API key in the header X-Old, deprecated',
  ]);
  for (const line of [
    'device authorization, start: <code>https://a.test/device',
    'metadata: <code>https://a.test/meta',
  ])
    expect(read[0]?.[0]?.description).toContain(`<li>${line}</code></li>`);
});

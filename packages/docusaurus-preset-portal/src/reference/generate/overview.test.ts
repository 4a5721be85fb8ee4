import type { OverviewPage } from 'openapi-toolkit';
import { apiOf, SERVER } from 'openapi-toolkit/testing';
import { describe, expect, it } from 'vitest';
import { overviewPage, usedSecurity } from './overview';

const downloads = [{ label: 'OpenAPI, YAML', href: '/openapi/example.yaml', bytes: 7 }];
const page = (parts: object): OverviewPage => {
  const api = apiOf(parts);
  return overviewPage(api, [], downloads);
};

it('of a minimal contract', () => {
  expect(page({})).toEqual({
    kind: 'overview',
    permalink: '/api/example',
    api: { id: 'example', title: 'Example API', version: '1.2.3', route: '/api/example' },
    summary: undefined,
    types: [],
    description: undefined,
    audience: undefined,
    servers: [{ url: SERVER, description: undefined, variables: [] }],
    security: [],
    groups: [],
    identifiers: [],
    downloads,
    changes: [],
    contact: undefined,
    license: undefined,
    facts: [
      { name: 'contract', value: 'Example contract' },
      { name: 'OpenAPI', value: '3.1.0' },
    ],
  });
});

describe('info', () => {
  const info = (parts: object) => page({ info: { title: 'T', version: '1', ...parts } });

  it('converts texts to HTML and keeps the summary', () => {
    expect(info({ summary: '*S*', description: '*D*', 'x-audience': '*A*' })).toMatchObject({
      summary: '*S*',
      description: '<p><em>D</em></p>',
      audience: '<p><em>A</em></p>',
    });
  });

  it('changes, in their order', () => {
    const changes = [
      { version: '2', date: '2026-02-01', summary: '*New*', kept: 'out' },
      { version: '1', date: '2026-01-01' },
    ];
    expect(info({ 'x-changes': changes }).changes).toEqual([
      { version: '2', date: '2026-02-01', summary: '<em>New</em>' },
      { version: '1', date: '2026-01-01', summary: '' },
    ]);
  });

  it('renders contact and licence with unsafe addresses as text', () => {
    const url = 'javascript:run()';
    const { contact, license } = info({
      contact: { name: 'Us', url },
      license: { name: 'MIT', url: 'data:text/html,x' },
    });
    expect([contact, license]).toEqual([{ name: 'Us' }, { name: 'MIT' }]);
  });

  it('shows an address without a name, and a name without an address', () => {
    const url = 'https://example.org';
    const { contact, license } = info({ contact: { url }, license: { name: 'Own' } });
    expect([contact, license]).toEqual([{ name: url, url }, { name: 'Own' }]);
  });
});

it('lists the security of the whole contract', () => {
  const securitySchemes = { key: { type: 'apiKey', in: 'header', name: 'X-Key' } };
  expect(page({ components: { securitySchemes }, security: [{ key: [] }] }).security).toEqual([
    [{ id: 'key', summary: 'API key in the header X-Key', description: undefined, scopes: [] }],
  ]);
});

it('groups operations by tag: tags of the contract first, without empty ones', () => {
  const { groups } = page({
    tags: [{ name: 'Empty' }, { name: 'B', description: '*About* B' }, { name: 'A' }],
    paths: {
      '/a': { get: { operationId: 'a', summary: 'Get A', tags: ['A', 'B'], deprecated: true } },
      '/b': { get: { operationId: 'b', summary: 'Get B', description: 'Returns B. More.', tags: ['B'] } },
      '/b2': { put: { operationId: 'b2', summary: 'Put B', tags: ['B'] } },
      '/c': { get: { operationId: 'c', summary: 'Get C', tags: ['Unknown'] } },
      '/d': { get: { operationId: 'd', summary: 'Get D' } },
    },
    webhooks: { e: { post: { operationId: 'e', summary: 'On E' } } },
  });
  const operation = (title: string, id: string, path: string, others: object = {}) => ({
    title,
    href: `/api/example/${id}`,
    method: 'get',
    path,
    lead: title,
    deprecated: false,
    ...others,
  });
  expect(groups).toEqual([
    {
      tag: 'B',
      anchor: 'group-b',
      description: '<em>About</em> B',
      operations: [
        operation('Get A', 'a', '/a', { deprecated: true }),
        operation('Get B', 'b', '/b', { lead: 'Returns B.' }),
        operation('Put B', 'b-2', '/b2', { method: 'put' }),
      ],
    },
    {
      tag: 'A',
      anchor: 'group-a',
      description: undefined,
      operations: [operation('Get A', 'a', '/a', { deprecated: true })],
    },
    { tag: 'Unknown', anchor: 'group-unknown', operations: [operation('Get C', 'c', '/c')] },
    { tag: 'Operations', anchor: 'group-operations', operations: [operation('Get D', 'd', '/d')] },
    {
      tag: 'Webhooks',
      anchor: 'group-webhooks',
      operations: [operation('On E', 'e', 'e', { method: 'post', isWebhook: true })],
    },
  ]);
});

const flows = {
  clientCredentials: { tokenUrl: 'https://example.org/token', scopes: { read: 'Reads', write: 'Writes' } },
};
const securitySchemes = {
  key: { type: 'apiKey', in: 'header', name: 'X-Key' },
  oauth: { type: 'oauth2', flows },
  spare: { type: 'http', scheme: 'basic' },
};

function used(operations: (object[] | undefined)[], security?: object[]) {
  const paths = Object.fromEntries(
    operations.map((security, index) => [`/${index}`, { get: security ? { security } : {} }]),
  );
  const { document, operations: read } = apiOf({ paths, security, components: { securitySchemes } });
  const {
    security: ways,
    securityDiffers,
    otherSchemes = [],
  } = usedSecurity(
    document,
    read.map(({ operation }) => operation),
  );
  return {
    ways: ways.map((together) => together.map(({ id, scopes }) => [id, ...scopes].join(' '))),
    differs: securityDiffers === true,
    others: otherSchemes.map(({ id }) => id),
  };
}

it.each<[string, (object[] | undefined)[], object[] | undefined, ReturnType<typeof used>]>([
  [
    'operations that say it themselves',
    [[{ oauth: ['read'] }], [{ oauth: ['write'] }]],
    undefined,
    { ways: [['oauth read write']], differs: false, others: ['key', 'spare'] },
  ],
  [
    'operations that differ, one without any',
    [[{ key: [] }], [{ oauth: [] }, { key: [] }], []],
    undefined,
    { ways: [['key'], ['oauth'], []], differs: true, others: ['spare'] },
  ],
])('lists the requirements of %s', (_, operations, security, wanted) => {
  expect(used(operations, security)).toEqual(wanted);
});

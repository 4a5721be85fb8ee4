import { describe, expect, it } from 'vitest';
import { apiOf } from '../../testing';
import type { OverviewPage } from '../model';
import { overviewPage, usedSecurity } from '.';

const downloads = [{ label: 'OpenAPI, YAML', href: '/openapi/example.yaml', bytes: 7 }];
const page = (parts: object): OverviewPage => {
  const api = apiOf(parts);
  return overviewPage(api, [], downloads);
};

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
  expect(groups).toMatchObject([
    {
      tag: 'B',
      anchor: 'group-b',
      description: '<em>About</em> B',
      operations: [
        { title: 'Get A', href: '/api/example/a', deprecated: true, lead: 'Get A' },
        { title: 'Get B', lead: 'Returns B.' },
        { href: '/api/example/b-2', method: 'put', path: '/b2' },
      ],
    },
    { tag: 'A', operations: [{ title: 'Get A' }] },
    { tag: 'Unknown', operations: [{ title: 'Get C' }] },
    { tag: 'Operations', operations: [{ title: 'Get D' }] },
    { tag: 'Webhooks', operations: [{ title: 'On E', path: 'e', isWebhook: true }] },
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

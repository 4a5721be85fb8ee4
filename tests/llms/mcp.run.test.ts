import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtSearch } from '../search/builtSearch';
import { expectedQueries } from '../search/expectedQueries';
import { execute } from '../support/execute';
import { call, connect, serverOf, tools } from './client';

let client: Client;
beforeAll(async () => {
  client = await connect();
});
afterAll(() => client.close());

const TRICKS = [
  '../../etc/passwd',
  '/docs/../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'file:///etc/passwd',
  '/etc/passwd\u0000.md',
  'C:\\Windows\\win.ini',
  '//evil.example/index',
  'http://127.0.0.1:22/',
  '__proto__',
  'constructor',
  'toString',
];

const errorOf = (text: string) => (JSON.parse(text) as { error: { code: string; message: string } }).error;

it('lists its tools as read-only', async () => {
  const { tools: listed } = await client.listTools();
  expect(listed.map(({ name }) => name)).toEqual(tools.map(({ name }) => name));
  for (const { annotations } of listed)
    expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false });
});

it('finds first for plain questions what the search of the site finds', async () => {
  const search = builtSearch();
  const questions = expectedQueries().filter(({ kind }) => kind === 'plain');
  expect(questions.length).toBeGreaterThanOrEqual(60);
  for (const { q } of questions) {
    const { text } = await call(client, 'search', { query: q, limit: 1 });
    const { results } = JSON.parse(text) as { results: { page: string }[] };
    const { groups } = await search.find(q);
    expect(results[0]?.page, q).toBe(groups[0]?.best.record.href);
  }
});

it('starts with its client and ends with it', async () => {
  // The input is empty: the client disconnects at once.
  const { status, stdout } = await execute([process.execPath, ...serverOf()], '.');
  expect([status, stdout]).toEqual([0, '']);
});

describe.each(TRICKS)('the name %j', (trick) => {
  it.each([
    ['get_page', { page: trick }],
    ['get_page', { page: '/docs/errors', section: trick }],
    ['get_operation', { operation: trick }],
    ['get_schema', { api: trick, schema: trick }],
    ['get_schema', { api: 'data', schema: trick }],
    ['get_code_list', { list: trick }],
    ['check_identifier', { identifier: trick, value: 'x' }],
    ['build_request', { operation: trick }],
    ['list_changes', { api: trick }],
    ['get_workflow', { workflow: trick }],
  ])('is nothing to %s', async (tool, args) => {
    const { text, isError } = await call(client, tool, args);
    expect(isError, text).toBe(true);
    expect(errorOf(text).code).toBe('not-found');
  });
});

it('reports all faults of a request', async () => {
  const { text } = await call(client, 'build_request', {
    operation: 'data/company-by-company-id',
    parameters: { companyId: '1', other: 1 },
  });
  const { code, message } = errorOf(text);
  expect(code).toBe('invalid-argument');
  expect(message).toMatch(
    /^other: The operation takes companyId, .*\. companyId: "1" has 1 digits\. A CVR number has 8; keep leading zeros\.$/,
  );
});

it.each<[string, Record<string, unknown>, RegExp]>([
  ['list_changes', { since: 'yesterday' }, /^since: Expected a day as 2026-11-01 or a version as 0\.9\.0\.$/],
  ['search', {}, /^query is missing\. search takes query \(required\), limit\.$/],
  ['search', { query: 'a', limit: 'ten' }, /^limit: Expected integer\. search takes /],
  [
    'get_page',
    { path: '/docs/errors' },
    /There is no field path here\..* get_page takes page \(required\), section\.$/,
  ],
  ['build_request', { operation: 'data/person', language: 'cobol' }, /^language: Use one of shell, .*python-client/],
])('says in words what is wrong with the arguments: %s %j', async (tool, args, message) => {
  const { text, isError } = await call(client, tool, args);
  expect(isError).toBe(true);
  expect(errorOf(text)).toEqual({ code: 'invalid-argument', message: expect.stringMatching(message) });
});

it('has a long page in parts, and each section of it whole', async () => {
  const operation = 'data/property-by-bfe';
  const { text } = await call(client, 'get_operation', { operation });
  const [page = ''] = /https:\S+\/part-\d+\.md/.exec(text) ?? [];
  const part = await call(client, 'get_page', { page });
  const section = await call(client, 'get_operation', { operation, section: 'Response 200 OK' });
  expect(text.length).toBeLessThan(10_000);
  expect(part.text).toContain('## Parameters');
  expect([section.isError, section.text]).toEqual([
    false,
    expect.stringMatching(/^## Response 200 OK\n[\s\S]*"energyLabels"/),
  ]);
  expect(section.text).not.toMatch(/^(?:> This|## Errors)/m);
});

it('does not take a number that identifies a person', async () => {
  const { text, isError } = await call(client, 'check_identifier', { identifier: 'cpr', value: '000000-0000' });
  expect([isError, errorOf(text).code]).toEqual([true, 'invalid-argument']);
  expect(text).not.toContain('000000');
});

describe('call_sandbox', () => {
  const COMPANY_CALL = { operation: 'data/company-by-company-id', parameters: { companyId: '09900012' } };

  it('gets the response of the sandbox, with no other program running', async () => {
    const { text } = await call(client, 'call_sandbox', COMPANY_CALL);
    expect(JSON.parse(text)).toMatchObject({ status: 200, body: { companyId: '09900012' } });
  });

  it('sends wrong values, and gets what is wrong from the sandbox', async () => {
    const parameters = { companyId: '123', include: 'nothing' };
    const { text, isError } = await call(client, 'call_sandbox', { ...COMPANY_CALL, parameters });
    expect([isError, JSON.parse(text)]).toMatchObject([false, { status: 400, body: { title: 'Invalid parameter' } }]);
  });

  it.each([404, 429, 503])('gets status %i', async (status) => {
    const { text } = await call(client, 'call_sandbox', { ...COMPANY_CALL, status });
    expect(JSON.parse(text)).toMatchObject({ status, body: { status } });
  });

  it('names the values that a path needs', async () => {
    const { text } = await call(client, 'call_sandbox', { operation: COMPANY_CALL.operation });
    expect(errorOf(text).message).toBe('The path /companies/{companyId} needs a value for companyId.');
  });

  it('gets the response to a body', async () => {
    const body = { entityType: 'company', ids: ['09900012'], attributes: ['company_name'] };
    const { text } = await call(client, 'call_sandbox', { operation: 'bulkFeatureStoreAttributes', body });
    expect(JSON.parse(text)).toMatchObject({ status: 200, body: { items: [{ id: '09900012' }] } });
  });
});

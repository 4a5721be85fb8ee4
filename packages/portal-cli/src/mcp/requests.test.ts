import { operationOf } from 'openapi-toolkit/testing';
import { expect, it } from 'vitest';
import type { ServerData } from './knowledge';
import { knowledgeOf } from './knowledge.fixture';
import { requestForTool } from './requests';

const EVIL = '^(a+)+$';
const SCHEMAS = {
  companyId: { type: 'string', pattern: '^[0-9]{8}$', 'x-identifier': 'cvr' },
  include: { type: 'array', items: { type: 'string', enum: ['owners', 'units'] } },
  count: { type: 'integer' },
  slow: { type: 'string', pattern: EVIL, maxLength: 100 },
  named: { $ref: '#/components/schemas/Named' },
  quick: { type: 'string', pattern: '^[a-z]+$' },
};
const parameters = Object.entries(SCHEMAS).map(([name, schema]) => ({
  name,
  in: 'query',
  explode: false,
  schema,
  ...(name === 'companyId' && { example: '09900012' }),
}));
const components = { schemas: { Named: { type: 'string', pattern: EVIL, maxLength: 100 } } };
const responses = { 200: { description: 'OK' } };
const { api, document, ...read } = operationOf({ parameters, responses }, { path: '/shapes', components });
const knowledge = knowledgeOf(read, api.ref, document) as ServerData;
const [operation] = knowledge.operations.map(({ name }) => name);

const text = `${'a'.repeat(40)}!`;
const call = (values: Record<string, unknown>, body?: unknown) =>
  requestForTool({ operation: operation ?? '', parameters: values, body }, knowledge);

it('does not test a pattern that would take years, and checks the rest', () => {
  expect(call({ slow: text, named: text }).request.query).toHaveLength(2);
  for (const name of ['slow', 'named']) expect(() => call({ [name]: 'a'.repeat(101) })).toThrow(name);
});

it('tests other patterns on texts that are not very long', () => {
  expect(() => call({ quick: '!' })).toThrow('quick: Does not have the expected form.');
  expect(call({ quick: '!'.repeat(3000) }).request.query).toHaveLength(1);
});

it.each<[string, Record<string, unknown>, Record<string, unknown>, object]>([
  ['a leading zero', { companyId: '9900012' }, { companyId: '09900012' }, { companyId: '09900012' }],
  ['a number for a text', { companyId: 9900012 }, { companyId: '09900012' }, { companyId: '09900012' }],
  ['an identifier with spaces', { companyId: 'DK 09 90 00 12' }, { companyId: '09900012' }, { companyId: '09900012' }],
  ['a list of one', { include: 'owners' }, { include: 'owners' }, {}],
  ['a list in one text', { include: 'owners, units' }, { include: 'owners,units' }, { include: ['owners', 'units'] }],
  ['a number in a text', { count: '7' }, { count: '7' }, {}],
])('writes %s as the operation takes it', (_, values, sent, expected) => {
  const { request, changed } = call(values);
  expect(Object.fromEntries(request.query.map(({ name, value }) => [name, value]))).toEqual(sent);
  expect(changed).toEqual(expected);
});

it('says in words what is wrong, with an example where the contract has one', () => {
  expect(() => call({ companyId: '123', include: 'owner', count: 'x', more: 1 }, {})).toThrow(
    /^more: The operation takes companyId, .*\. body: The operation takes none\. companyId: Does not have the expected form, for example 09900012\. include: Use one of owners, units\. count: Expected integer\.$/,
  );
});

it('sends no webhook', () => {
  const [one] = knowledge.operations;
  const hooks = { ...knowledge, operations: [{ ...one, kind: 'webhook' }] } as ServerData;
  expect(() => requestForTool({ operation: operation ?? '' }, hooks)).toThrow(`${operation} is a webhook`);
});

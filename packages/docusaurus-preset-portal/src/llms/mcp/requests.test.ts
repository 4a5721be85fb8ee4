import { expect, it } from 'vitest';
import type { ServerData } from './knowledge';
import { requestForTool } from './requests';

const EVIL = '^(a+)+$';
const parameter = (name: string) => ({
  location: 'query',
  style: 'form',
  explode: false,
  schema: {
    name,
    type: name === 'include' ? 'array of strings' : 'string',
    required: false,
    enum: [],
    examples: name === 'companyId' ? ['"09900012"'] : [],
    identifier: name === 'companyId' ? 'cvr' : undefined,
  },
});
const knowledge = {
  operations: [
    {
      name: 'shapes/list',
      api: 'shapes',
      method: 'get',
      path: '/shapes',
      server: 'https://api.example.com',
      secrets: [],
      identifiers: {},
      parameters: ['slow', 'named', 'quick', 'include', 'count', 'companyId'].map(parameter),
      schemas: {
        companyId: { type: 'string', pattern: '^[0-9]{8}$' },
        include: { type: 'array', items: { type: 'string', enum: ['owners', 'units'] } },
        count: { type: 'integer' },
        slow: { type: 'string', pattern: EVIL, maxLength: 100 },
        named: { $ref: '#/components/schemas/Named' },
        quick: { type: 'string', pattern: '^[a-z]+$' },
      },
    },
  ],
  listed: {},
  contracts: {
    shapes: { document: { components: { schemas: { Named: { type: 'string', pattern: EVIL, maxLength: 100 } } } } },
  },
} as unknown as ServerData;

const text = `${'a'.repeat(40)}!`;
const call = (parameters: Record<string, unknown>) =>
  requestForTool({ operation: 'shapes/list', parameters }, knowledge);

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
])('writes %s as the operation takes it', (_, parameters, sent, expected) => {
  const { request, changed } = call(parameters);
  expect(Object.fromEntries(request.query.map(({ name, value }) => [name, value]))).toEqual(sent);
  expect(changed).toEqual(expected);
});

it('says in words what is wrong, with an example where the contract has one', () => {
  expect(() => call({ companyId: '123', include: 'owner', count: 'x', more: 1 })).toThrow(
    /^more: The operation takes slow, .*\. include\/0: Use one of owners, units\. count: Expected integer\. companyId: Does not have the expected form, for example 09900012\.$/,
  );
});

it('sends no webhook', () => {
  const [operation] = knowledge.operations;
  const hooks = { ...knowledge, operations: [{ ...operation, kind: 'webhook' }] } as ServerData;
  expect(() => requestForTool({ operation: 'shapes/list' }, hooks)).toThrow('shapes/list is a webhook');
});

import { expect, it } from 'vitest';
import type { Knowledge } from './knowledge';
import { requestOf } from './requests';

const EVIL = '^(a+)+$';
const parameter = (name: string) => ({
  location: 'query',
  style: 'form',
  explode: true,
  schema: { name, required: false, examples: [], enum: [] },
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
      parameters: ['slow', 'named', 'quick'].map(parameter),
      schemas: {
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
} as unknown as Knowledge;

const text = `${'a'.repeat(40)}!`;
const call = (parameters: Record<string, unknown>) => requestOf({ operation: 'shapes/list', parameters }, knowledge);

it('does not test a pattern that would take years, and checks the rest', async () => {
  expect((await call({ slow: text, named: text })).request.query).toHaveLength(2);
  for (const name of ['slow', 'named']) await expect(call({ [name]: 'a'.repeat(101) })).rejects.toThrow(name);
});

it('tests other patterns on texts that are not very long', async () => {
  await expect(call({ quick: '!' })).rejects.toThrow('quick');
  expect((await call({ quick: '!'.repeat(3000) })).request.query).toHaveLength(1);
});

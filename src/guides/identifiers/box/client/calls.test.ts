import { beforeAll, expect, it, vi } from 'vitest';
import type { BoxData } from '../build/boxData';
import { callsFor } from './calls';

const request = (title: string, curl?: string) => ({
  title,
  href: `/api/${title}`,
  method: 'get',
  path: '/x',
  why: 'Why.',
  curl,
});
const data: BoxData = {
  requests: {
    cvr: [request('company', "curl 'x/%cvr%'"), request('no-curl')],
    'p-number': [request('unit', "curl 'x/%p-number%'")],
  },
  bodies: { cpr: [{ title: 'persons', href: '/api/persons#body', field: 'cprNumber' }] },
  codes: {},
  servers: [],
};

beforeAll(() => {
  vi.stubGlobal('fetch', async () => Response.json(data));
  return () => vi.unstubAllGlobals();
});

it.each([
  ['DK 09900012', 'cvr', "curl 'x/09900012'"],
  ['9990000011', 'p-number', "curl 'x/9990000011'"],
])('%s has the requests that send it', async (text, identifier, command) => {
  const { calls, ...found } = await callsFor(text);
  expect(found).toMatchObject({ identifier, value: text.replace('DK ', '') });
  expect(found.reason).toBeUndefined();
  expect(calls.map((call) => call.command)).toEqual([command]);
});

it.each([
  ['', 'Paste a value, or choose an example.'],
  ['09900012\n09900020', 'These are several values. Paste one of them to see its request.'],
  ['no such thing', 'No identifier has this form.'],
  ['post@example.com', 'No operation takes it'],
])('%j has none, and a reason', async (text, reason) => {
  const found = await callsFor(text);
  expect([found.calls, found.identifier]).toEqual([[], undefined]);
  expect(found.reason).toContain(reason);
});

it('a CPR number has a page, and is part of no request', async () => {
  const found = await callsFor('700190-0000');
  expect(found.calls).toEqual([{ label: 'persons', to: '/api/persons#body' }]);
  expect(found.reason).toContain('in the body of a POST only');
  expect(JSON.stringify(found)).not.toContain('7001');
});
